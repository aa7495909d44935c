import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';

/** Of special approvals, on the timeline of their case. What a firm looks at twice is its own. */
export const specialApprovalEvents = {
  ask: caseEvent('special-approval.ask', {
    group: 'moves',
    visibility: 'FIRM',
    data: { rule: z.string() },
  }),
  decide: caseEvent('special-approval.decide', {
    group: 'moves',
    visibility: 'FIRM',
    data: { rule: z.string(), approves: z.boolean(), reason: z.string() },
  }),
  /** A fact or the rule changed, the case ended, or an approval ran out. */
  end: caseEvent('special-approval.end', {
    group: 'moves',
    visibility: 'FIRM',
    data: { rule: z.string(), why: z.enum(['FACTS', 'RULE', 'CASE', 'EXPIRED']) },
  }),
  /** Nobody answered in time. */
  remind: caseEvent('special-approval.remind', {
    group: 'moves',
    visibility: 'FIRM',
    data: { rule: z.string(), isLate: z.boolean() },
  }),
};
