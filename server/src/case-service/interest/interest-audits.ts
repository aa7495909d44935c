import { courtDate } from '@writdesk/contract/values/dates';
import { z } from 'zod';
import { auditOf } from '../../platform/audit/audit-kind.ts';

const onCompany = auditOf('cases', 'client', 'FIRM');

export const interestAudits = {
  set: onCompany('interest.set', { startsOn: courtDate, basisPoints: z.int(), beforeBasisPoints: z.int() }),
  /** A month was charged, once. */
  accrue: onCompany('interest.accrue', { month: courtDate, charges: z.int(), amountCents: z.int() }),
};
