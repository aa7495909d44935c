import { z } from 'zod';
import { issue } from '../sentences/fault.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents, positiveCents } from '../values/money.ts';

/** What the tenant owes by the agreement on a day. */
export const dueKinds = ['PAYMENT', 'MOVE_OUT'] as const;
export type DueKind = (typeof dueKinds)[number];

export const dueOutcomes = ['RECEIVED', 'MISSED'] as const;
export type DueOutcome = (typeof dueOutcomes)[number];

/** While it runs the case waits; kept to the end it closes the case, broken it is the court’s again. */
export const stipulationStates = ['RUNNING', 'KEPT', 'BROKEN'] as const;
export type StipulationState = (typeof stipulationStates)[number];

/** The terms of an agreement before the court: what is paid on which days, and when the tenant moves out. */
export const stipulationTerms = z
  .object({
    payments: z
      .array(z.object({ dueOn: courtDate, amountCents: positiveCents }))
      .max(60)
      .default([]),
    moveOutOn: courtDate.nullish(),
  })
  .refine(({ payments, moveOutOn }) => payments.length > 0 || Boolean(moveOutOn), issue('terms_missing'));
export type StipulationTerms = z.output<typeof stipulationTerms>;

export const stipulationReply = z.object({
  id,
  agreedOn: courtDate,
  state: z.enum(stipulationStates),
  dues: z.array(
    z.object({
      dueOn: courtDate,
      kind: z.enum(dueKinds),
      amountCents: cents.nullable(),
      /** Null until somebody said it. */
      outcome: z.enum(dueOutcomes).nullable(),
      saidBy: z.string().nullable(),
      saidAt: instant.nullable(),
    }),
  ),
});
export type StipulationReply = z.output<typeof stipulationReply>;
