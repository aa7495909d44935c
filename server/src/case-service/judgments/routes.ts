import { cases } from '@writdesk/contract/cases/cases';
import { judgments } from '@writdesk/contract/judgments/judgments';
import { bind } from '../../platform/http/bind.ts';
import { amendJudgment } from './amend-judgment.ts';
import { getWritDays } from './get-writ-days.ts';
import { recordJudgment } from './record-judgment.ts';

export const judgmentRoutes = [
  bind(cases.createJudgment, recordJudgment),
  bind(cases.updateJudgment, amendJudgment),
  bind(judgments.writDays, getWritDays),
];
