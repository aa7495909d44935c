import { cases } from '@writdesk/contract/cases/cases';
import { bind } from '../../platform/http/bind.ts';
import { changeMany } from '../cases/verbs/index.ts';
import { answerSweep } from '../payment-sweep/index.ts';

/** One action on many cases: those of the cases themselves, and those whose work is another noun’s. */
export const manyCasesRoutes = [bind(cases.bulk, changeMany({ answerSweep }))];
