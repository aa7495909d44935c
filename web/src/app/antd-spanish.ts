import esES from 'antd/es/locale/es_ES.js';
import { withPlainCalendar } from './antd-texts.ts';

/** Ant Design's own texts in Spanish: a file of its own, since most people read English. */
export const antdSpanish = withPlainCalendar(esES);
