import { sweepRounds } from '@writdesk/contract/payment-sweep/sweep-answers';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

export const sweepAudits = {
  asked: auditOf('cases', 'docket')('docket.ask-properties', {
    round: z.enum(sweepRounds),
    properties: z.int(),
  }),
};
