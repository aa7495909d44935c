import { z } from 'zod';
import { route } from '../route.ts';
import { subjectKinds } from './notification-kind.ts';
import { instant, instantText } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply } from '../values/paging.ts';
import { notificationGroups } from './notification-groups.ts';

export const notificationStatuses = ['READ', 'UNREAD'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];
const status = z.enum(notificationStatuses);

/** One thing that a person was notified of. */
export const notification = z.object({
  id,
  /** Noun and what happened, e.g. `case.approved`; with `params` a screen can say it in its own language. */
  kind: z.string(),
  /** Null of a kind that is sent no more. */
  group: z.enum(notificationGroups).nullable(),
  params: z.record(z.string(), z.string()),
  /** The same in English, for readers that don't know the kind. */
  title: z.string(),
  text: z.string(),
  /** What it is about. */
  subject: z.object({ kind: z.enum(subjectKinds), id: z.string() }),
  /** The same where it is a case. */
  caseId: id.nullable(),
  status,
  createdAt: instant,
  readAt: instant.nullable(),
});
export type Notification = z.output<typeof notification>;

/** One event of the stream: something changed that the reader may see. It carries ids only. */
export const streamedEvent = z.object({
  id: z.int(),
  /** What changed and how, e.g. `case.changed`, `notification.created`; `case.moved` also changed how many cases there are of something. */
  kind: z.string(),
  caseId: id.optional(),
  ids: z.record(z.string(), z.string()),
});
export type StreamedEvent = z.output<typeof streamedEvent>;

export const notifications = {
  list: route({
    method: 'GET',
    area: 'user-service',
    path: '/notifications/list',
    reads: ['notification'],
    permission: 'notification.read',
    summary: 'List your notifications, newest first',
    query: listQuery({
      status: choices(notificationStatuses),
      group: choices(notificationGroups),
      caseId: idFilter,
      /** Those that are older than this one, whatever came meanwhile; `page` says nothing then. */
      after: idFilter,
    }),
    reply: listReply('notifications', notification, {
      unread: z.int(),
      /** The `after` of the next page; null at the end. */
      next: id.nullable(),
    }),
    failure: 'Get Notifications Fail',
  }),
  updateStatus: route({
    method: 'POST',
    area: 'user-service',
    path: '/notifications/update-status',
    changes: ['notification'],
    permission: 'notification.update',
    summary: 'Mark your own notifications as read or unread',
    body: z.object({
      ids: z.array(id).min(1).max(100),
      status,
    }),
    reply: z.object({ unread: z.int() }),
    failure: 'Update Notifications Fail',
  }),
  readAll: route({
    method: 'POST',
    area: 'user-service',
    path: '/notifications/read-all',
    changes: ['notification'],
    permission: 'notification.update',
    summary:
      'Mark all your own notifications as read, or those of a group or a case, up to the newest that you saw',
    body: z.object({
      group: z.enum(notificationGroups).optional(),
      caseId: id.optional(),
      until: instantText.optional(),
    }),
    reply: z.object({ marked: z.int(), unread: z.int() }),
    failure: 'Update Notifications Fail',
  }),
  stream: route({
    method: 'GET',
    area: 'user-service',
    path: '/notifications/stream',
    reads: [],
    permission: 'notification.read',
    summary:
      'Stream server-sent events: what changes from now on, or since Last-Event-ID. On `reset`, read everything again. On `rights`, the last event, get a new token and read everything again',
    reply: streamedEvent,
    streams: true,
    failure: 'Get Notifications Fail',
  }),
};
