import { z } from 'zod';
import { caseEvent, type CaseEventDefinition } from '../cases/case-event.ts';
import { caseStatuses } from '../cases/case-status.ts';
import { actionModes } from '../permissions/action-grant.ts';
import { mapValues } from '../values/records.ts';
import { type WritAction, writActionDefinitions, type WritActionDefinitions } from './writ-actions.ts';
import { writStatuses } from './writ-status.ts';

/** What every action on a writ leaves: which writ, and where it and its case went. */
const move = {
  number: z.string(),
  from: z.enum(writStatuses).nullable(),
  to: z.enum(writStatuses),
  caseFrom: z.enum(caseStatuses).optional(),
  caseTo: z.enum(caseStatuses).optional(),
  comment: z.string().optional(),
};
type Data<A extends WritAction> = typeof move & WritActionDefinitions[A]['event'] extends infer S extends
  z.ZodRawShape
  ? z.ZodObject<S>
  : never;

/** What the actions on writs leave on the timeline of their case. */
export const writEvents = {
  request: caseEvent('writ.request', {
    group: 'court',
    data: { mode: z.enum(actionModes), comment: z.string().optional() },
  }),
  // Each has the shape that its definition says, which a list of them all can't keep apart.
  ...(mapValues(writActionDefinitions, ({ event }, action) =>
    caseEvent(`writ.${action}`, { group: 'court', data: { ...move, ...event } }),
  ) as unknown as {
    readonly [A in WritAction]: CaseEventDefinition<`writ.${A}`, Data<A>>;
  }),
};
