import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { route } from '../route.ts';
import { calendarDay, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, sort } from '../values/paging.ts';
import { optionalText } from '../values/text.ts';
import { taskKinds } from './workflow-values.ts';

/** Work that a step of a case’s workflow waits for, next to the actions on the case. */
export const stepTask = z.object({
  id,
  case: z.object({
    id,
    title: z.string(),
    caseNumber: z.string().nullable(),
    caseDraftNumber: z.string(),
  }),
  kind: z.enum(taskKinds),
  name: z.string(),
  /** Null while it is for everybody with a role of the step. */
  assignee: namedRef.nullable(),
  /** By the court’s calendar. */
  dueOn: calendarDay.nullable(),
  isOverdue: z.boolean(),
  startedAt: instant.nullable(),
  can: z.object({ complete: z.boolean() }),
});
export type StepTask = z.output<typeof stepTask>;

const listFilters = listQuery({
  caseId: idFilter,
  /** `mine`: those that name the caller, and those that name nobody. */
  whose: choices(['mine', 'firm']),
  sort: sort(['dueAt'], 'dueAt'),
});
export type StepTaskQuery = z.output<typeof listFilters>;

const area = 'case-service';

export const stepTasks = {
  list: route({
    method: 'GET',
    area,
    path: '/workflow-steps-instances/tasks',
    reads: ['case'],
    permission: 'case.read',
    summary: 'List the tasks and checks that the steps of cases wait for and that the caller can do',
    query: listFilters,
    reply: listReply('tasks', stepTask),
    failure: 'Get workflow step failed',
  }),
  complete: route({
    method: 'POST',
    area,
    path: '/workflow-steps-instances/complete/{id}',
    changes: ['case'],
    permission: 'case.save',
    summary: 'Record that a task of a case’s workflow is done; the next step begins',
    params: idParams,
    body: z.object({ comment: optionalText(1_000) }).default({ comment: null }),
    reply: z.object({ caseId: id, presentStep: z.number() }),
    failure: 'Save workflow failed',
  }),
};
