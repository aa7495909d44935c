import { z } from 'zod';
import { deadlineEvents } from '../deadlines/deadline-values.ts';
import { lawfulPoints } from '../lawful-days/obstacle.ts';
import { roles } from '../permissions/roles.ts';
import { courtDate } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { billSources, stepActions } from './workflow-values.ts';

const role = z.enum(roles);

/** What a step charges. What the court or the officer takes is only known once it is paid. */
const rehearsedCost = z.object({
  title: z.string(),
  quantity: z.int(),
  amountCents: z.int(),
  source: z.enum(billSources),
});

const rehearsedAction = z.object({
  action: z.enum(stepActions),
  role,
  day: courtDate,
  /** The day that it is about: the hearing that is set, the lockout. */
  meant: courtDate.nullable(),
  waitedFor: z
    .object({
      point: z.enum(lawfulPoints),
      event: z.enum(deadlineEvents).nullable(),
      from: courtDate.nullable(),
      cite: z.string().nullable(),
    })
    .nullable(),
});

/** A rehearsed case: who does what on which day, what it waits for, and what it costs. */
export const rehearsalReply = z.object({
  start: courtDate,
  /** The day on which the case ends; null where it doesn’t get there. */
  endsOn: courtDate.nullable(),
  totalCents: z.int(),
  steps: z.array(
    z.object({
      stepId: id,
      place: z.int(),
      name: z.string(),
      roles: z.array(role),
      from: courtDate,
      day: courtDate,
      event: z.enum(deadlineEvents).nullable(),
      actions: z.array(rehearsedAction),
      costs: z.array(rehearsedCost),
    }),
  ),
  /** The step that the case can’t pass, and why. */
  stuck: z
    .object({
      stepId: id,
      place: z.int(),
      code: z.string(),
      values: z.record(z.string(), z.unknown()),
      message: z.string(),
    })
    .nullable(),
});
export type RehearsalReply = z.output<typeof rehearsalReply>;
