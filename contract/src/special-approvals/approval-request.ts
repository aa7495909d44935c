import { z } from 'zod';
import { personRef } from '../cases/case-values.ts';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { criterionKeys } from './criterion-facts.ts';

const approvalStatuses = ['OPEN', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'LAPSED'] as const;

/** What a rule asked about a case, whom it waits for, and what came of it. */
export const approvalRequest = z.object({
  id,
  rule: z.object({ id, name: z.string() }),
  status: z.enum(approvalStatuses),
  criteria: z.array(z.enum(criterionKeys)),
  openedAt: instant,
  dueAt: instant,
  /** Of an approval that holds for some days alone. */
  validUntil: instant.nullable(),
  endedAt: instant.nullable(),
  /** Who could decide now; nobody where no approver is active. */
  awaited: z.array(personRef),
  decisions: z.array(z.object({ by: personRef, approves: z.boolean(), reason: z.string(), at: instant })),
  version: z.int(),
  can: z.object({ decide: z.boolean() }),
});
export type ApprovalRequest = z.output<typeof approvalRequest>;
