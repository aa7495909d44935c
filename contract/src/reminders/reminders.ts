import { z } from 'zod';
import { bulkResults, bulkRows } from '../values/bulk.ts';
import { route } from '../route.ts';
import { calendarDay, courtTime, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, flag, idFilter, listQuery, listReply, sort } from '../values/paging.ts';
import { line } from '../values/text.ts';

/** Whom a reminder is for: named people, those at the firm who have the case, the company, or client care. */
export const reminderAudiences = ['PEOPLE', 'FIRM', 'CLIENT', 'CRM'] as const;
/** Whom somebody may remind; `ME` is oneself. */
export const chosenAudiences = ['ME', 'PEOPLE', 'FIRM', 'CLIENT'] as const;
export type ChosenAudience = (typeof chosenAudiences)[number];
export const reminderStates = ['open', 'done'] as const;
/** Of a reminder that a person set; every other kind is set by an action on the case. */
export const NOTE = 'NOTE';

export const reminder = z.object({
  id,
  case: z.object({ id, title: z.string(), caseNumber: z.string().nullable(), caseDraftNumber: z.string() }),
  kind: z.string(),
  audience: z.enum(reminderAudiences),
  /** Those whom it names. */
  people: z.array(z.object({ id, name: z.string() })),
  message: z.string(),
  dueAt: instant,
  /** Of the court: the day and hour are its own. */
  timeZone: z.string(),
  /** Null where an action on the case set it. */
  by: z.string().nullable(),
  sentAt: instant.nullable(),
  doneAt: instant.nullable(),
  version: z.int(),
  /** What the caller may do with it. */
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type Reminder = z.output<typeof reminder>;

const fields = {
  /** By the court’s calendar and clock. */
  date: calendarDay,
  time: courtTime,
  message: line('message', 300),
};

export const newReminder = z.object({
  caseId: id,
  ...fields,
  time: fields.time.default('09:00'),
  audience: z.enum(chosenAudiences).default('ME'),
  /** With the audience `PEOPLE`. */
  userIds: z.array(id).max(20).default([]),
});

/** What is absent stays as it is. */
export const reminderChanges = z.object({
  /** The version that the caller saw; a stale one is answered 409. */
  version: z.int().optional(),
  /** Another day reminds again. */
  date: fields.date.optional(),
  time: fields.time.optional(),
  message: fields.message.optional(),
  done: z.boolean().optional(),
});

const listFilters = listQuery({
  caseId: idFilter,
  state: choices(reminderStates),
  /** Only those that the caller set, or that are sent to them: without what others on the case are reminded of. */
  mine: flag,
  sort: sort(['dueAt'], 'dueAt'),
});
export type ReminderListQuery = z.output<typeof listFilters>;

/** What may be done with many reminders at once. */
export const bulkReminderActions = ['finish', 'snooze', 'delete'] as const;

const area = 'case-service';
const permission = 'notification.update';

export const reminders = {
  list: route({
    method: 'GET',
    area,
    path: '/reminders/list',
    reads: ['reminder'],
    permission: 'case.read',
    summary: 'List the reminders about cases that are for the caller or were set by them',
    query: listFilters,
    reply: listReply('reminders', reminder),
    failure: 'Get Reminders Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/reminders/create',
    changes: ['reminder'],
    permission,
    summary: 'Set a reminder about a case, at the court’s time',
    body: newReminder,
    reply: reminder,
    status: 201,
    failure: 'Create Reminder Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/reminders/update/{id}',
    changes: ['reminder'],
    permission,
    summary: 'Change or snooze a reminder, or mark it as done',
    params: idParams,
    body: reminderChanges,
    reply: reminder,
    failure: 'Update Reminder Fail',
  }),
  remove: route({
    method: 'DELETE',
    area,
    path: '/reminders/delete/{id}',
    changes: ['reminder'],
    permission,
    summary: 'Delete a reminder',
    params: idParams,
    reply: z.object({ id }),
    failure: 'Delete Reminder Fail',
  }),
  bulk: route({
    method: 'POST',
    area,
    path: '/reminders/bulk/{action}',
    changes: ['reminder'],
    permission,
    summary: 'Finish, snooze or delete up to 200 reminders; each has its own transaction and its own result',
    params: z.object({ action: z.enum(bulkReminderActions) }),
    body: z.object({
      rows: bulkRows,
      /** The day to which they are snoozed. */
      date: fields.date.optional(),
    }),
    reply: bulkResults,
    failure: 'Change Reminders Fail',
  }),
};
