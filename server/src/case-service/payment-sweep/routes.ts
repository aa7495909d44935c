import { cases } from '@writdesk/contract/cases/cases';
import { paymentSweep } from '@writdesk/contract/payment-sweep/payment-sweep';
import { bind } from '../../platform/http/bind.ts';
import { answerSweep } from './answer-sweep.ts';
import { listSweep } from './list-sweep.ts';

export const paymentSweepRoutes = [bind(cases.answerSweep, answerSweep), bind(paymentSweep.list, listSweep)];
