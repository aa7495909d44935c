import { cases } from '@writdesk/contract/cases/cases';
import { bind } from '../../platform/http/bind.ts';
import { recordStipulation } from './record-stipulation.ts';

export const stipulationRoutes = [bind(cases.recordStipulation, recordStipulation)];
