import { z } from 'zod';
import { caseStatuses, endStatuses } from '../cases/case-status.ts';
import { namedRef } from '../cases/case-values.ts';
import { deadlineEvents } from '../deadlines/deadline-values.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { stateCode } from '../values/address.ts';
import { id, idParams } from '../values/ids.ts';
import { listQuery, listReply, search, sort } from '../values/paging.ts';
import { line } from '../values/text.ts';

/** What of a case a rule reminds of: a court day, a lockout, a day of the law, an open request, or how long a status lasts. */
export const reminderCauses = ['HEARING', 'LOCKOUT', 'DEADLINE', 'REQUEST', 'STATUS_AGE'] as const;
export type ReminderCause = (typeof reminderCauses)[number];
/** Causes that have an hour: the others have a day alone. */
export const causesWithHours: readonly ReminderCause[] = ['HEARING', 'LOCKOUT'];
export const offsetUnits = ['DAYS', 'HOURS'] as const;
export const offsetSides = ['BEFORE', 'AFTER'] as const;
export const ruleAudiences = ['FIRM', 'CLIENT', 'CRM'] as const;
/** How a reminder reaches people next to their list in the app. */
export const reminderChannels = ['MAIL', 'SMS'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];
/** Of a reminder that a firm’s rule set. */
export const RULE = 'RULE';
const MOST_HOURS = 168;
/** Statuses that a case may stay in too long. */
export const agingStatuses = caseStatuses.filter((status) => !endStatuses.includes(status));

const fields = {
  name: line('name', 120),
  message: line('message', 300),
  cause: z.enum(reminderCauses),
  /** With the cause `DEADLINE`. */
  deadlineEvent: z.enum(deadlineEvents).nullable().default(null),
  /** With the cause `STATUS_AGE`. */
  status: z.enum(agingStatuses).nullable().default(null),
  offset: z.int().min(0).max(365),
  unit: z.enum(offsetUnits).default('DAYS'),
  side: z.enum(offsetSides).default('BEFORE'),
  audience: z.enum(ruleAudiences).default('FIRM'),
  channels: z.array(z.enum(reminderChannels)).max(reminderChannels.length).default([]),
  /** Where it holds; nothing means everywhere. */
  clientIds: z.array(id).max(100).default([]),
  stateCodes: z.array(stateCode).max(60).default([]),
  countyIds: z.array(id).max(100).default([]),
  active: z.boolean().default(true),
};

export const reminderRuleInput = z
  .object(fields)
  .refine(({ cause, deadlineEvent }) => cause !== 'DEADLINE' || deadlineEvent !== null, {
    path: ['deadlineEvent'],
    message: issue('required'),
  })
  .refine(({ cause, status }) => cause !== 'STATUS_AGE' || status !== null, {
    path: ['status'],
    message: issue('required'),
  })
  .refine(({ cause, side }) => cause !== 'STATUS_AGE' || side === 'AFTER', {
    path: ['side'],
    message: issue('reminder_rule_age_after'),
  })
  .refine(({ cause, unit }) => unit === 'DAYS' || causesWithHours.includes(cause), {
    path: ['unit'],
    message: issue('reminder_rule_no_hour'),
  })
  .refine(({ unit, offset }) => unit === 'DAYS' || offset <= MOST_HOURS, {
    path: ['offset'],
    message: issue('reminder_rule_hours_at_most', { max: MOST_HOURS }),
  });
export type ReminderRuleInput = z.output<typeof reminderRuleInput>;

export const reminderRule = z.object({
  ...fields,
  id,
  name: z.string(),
  message: z.string(),
  clients: z.array(namedRef),
  counties: z.array(namedRef),
  version: z.int(),
  /** What the caller may do with it. */
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type ReminderRule = z.output<typeof reminderRule>;

const listFilters = listQuery({ search, sort: sort(['name'], 'name') });
export type ReminderRuleQuery = z.output<typeof listFilters>;

const area = 'case-service';
const changes = ['reminder-rule'] as const;
const permission = 'reminder-rule.update';

/** When a firm’s cases remind people by themselves. */
export const reminderRules = {
  list: route({
    method: 'GET',
    area,
    path: '/reminder-rules/list',
    reads: ['reminder-rule'],
    permission: 'reminder-rule.read',
    summary: 'List the firm’s rules that remind people of its cases',
    query: listFilters,
    reply: listReply('reminderRules', reminderRule),
    failure: 'Get Reminder Rules Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/reminder-rules/create',
    changes,
    permission,
    summary:
      'Create a rule that reminds people of the firm’s cases; it reminds of what falls due from now on',
    body: reminderRuleInput,
    reply: reminderRule,
    status: 201,
    failure: 'Create Reminder Rule Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/reminder-rules/update/{id}',
    changes,
    permission,
    summary: 'Change a rule as a whole, or turn it off',
    params: idParams,
    body: z.object({
      rule: reminderRuleInput,
      /** The version that the caller saw; a stale one is answered 409. */
      version: z.int().optional(),
    }),
    reply: reminderRule,
    failure: 'Update Reminder Rule Fail',
  }),
  remove: route({
    method: 'DELETE',
    area,
    path: '/reminder-rules/delete/{id}',
    changes: ['reminder-rule', 'reminder'],
    permission,
    summary: 'Delete a rule and close its open reminders',
    params: idParams,
    reply: z.object({ id }),
    failure: 'Delete Reminder Rule Fail',
  }),
};
