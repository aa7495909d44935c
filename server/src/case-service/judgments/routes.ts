import { cases } from '@writdesk/contract/cases/cases';
import { bind } from '../../platform/http/bind.ts';
import { recordJudgment } from './record-judgment.ts';

export const judgmentRoutes = [bind(cases.createJudgment, recordJudgment)];
