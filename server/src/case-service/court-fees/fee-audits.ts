import { feeLevels } from '@writdesk/contract/court-fees/fee-values';
import { courtDate } from '@writdesk/contract/values/dates';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const facts = {
  scheduleId: id,
  level: z.enum(feeLevels),
  effectiveFrom: courtDate,
  rows: z.array(z.string()),
};

export const feeAudits = {
  add: auditOf('users', 'courthouse')('courthouse.add-fees', facts),
  /** The firm wants to hear of this difference no more. */
  dismiss: auditOf(
    'cases',
    'courthouse',
    'FIRM',
  )('courthouse.dismiss-fee-proposal', {
    differenceCents: z.int(),
  }),
  // What a firm pays to others is its own.
  addOwn: auditOf('cases', 'courthouse', 'FIRM')('courthouse.add-own-fees', facts),
};
