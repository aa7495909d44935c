import type { Locale } from 'antd/es/locale/index.js';
import enUS from 'antd/es/locale/en_US.js';
import esES from 'antd/es/locale/es_ES.js';

/** Ant Design's own texts by language. */
export const antdTexts = { en: withPlainCalendar(enUS), es: withPlainCalendar(esES) };

/**
 * The calendar's month and year buttons are named by what they show: "Jul", "2026". Ant Design's longer names leave
 * the shown word out, so nobody could press them by voice.
 */
function withPlainCalendar(texts: Locale): Locale {
  const { DatePicker } = texts;
  if (!DatePicker) return texts;
  return {
    ...texts,
    DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, monthSelect: '', yearSelect: '' } },
  };
}
