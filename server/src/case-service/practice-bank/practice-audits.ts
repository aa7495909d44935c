import { practiceOutcomes } from '@writdesk/contract/practice-bank/practice-bank';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onSession = auditOf('cases', 'practice-session', 'FIRM');

const onPayout = auditOf('cases', 'practice-payout', 'FIRM');

export const practiceAudits = {
  payOut: onPayout('practice-payout.make', { netCents: z.int() }),
  pay: onSession('practice-session.pay', { outcome: z.enum(practiceOutcomes), amountCents: z.int() }),
  step: onSession('practice-session.step', { kind: z.string() }),
};
