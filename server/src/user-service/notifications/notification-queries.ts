import type { SubjectKind } from '@writdesk/contract/notifications/notification-kind';
import type { NotificationStatus } from '@writdesk/contract/notifications/notifications';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { MailAs } from './due-mail-queries.ts';

export interface NewNotification {
  id: string;
  userId: string;
  kind: string;
  subject: { kind: SubjectKind; id: string };
  title: string;
  text: string;
  params: Readonly<Record<string, unknown>>;
  /** Null where it is not mailed. */
  mailAs: MailAs | null;
  mailDueAt: Date | null;
}

export async function insertNotifications(
  db: Kysely<DB>,
  rows: readonly NewNotification[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('users.notification')
    .values(
      rows.map(({ text: body, params, subject, ...row }) => ({
        ...row,
        subjectKind: subject.kind,
        subjectId: subject.id,
        body,
        params: JSON.stringify(params),
        createdAt: now,
      })),
    )
    .execute();
}

/** Those of the people who may know of the case: nobody whom an ethical wall keeps from it. */
export async function withoutWalled(
  db: Kysely<DB>,
  caseId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const walled = await db
    .selectFrom('cases.publishedWall')
    .select('userId')
    .where('caseId', '=', caseId)
    .where('userId', 'in', userIds)
    .execute();
  const kept = new Set(walled.map(({ userId }) => userId));
  return userIds.filter((userId) => !kept.has(userId));
}

/** Whose notifications: the actor’s, and none of a case that they may not know of any more. */
type Own = Pick<Scope, 'userId' | 'withheldIds'>;
const ownOf = ({ userId, withheldIds }: Own) =>
  sql<SqlBool>`user_id = ${userId} and (subject_kind <> 'case' or subject_id <> all(${withheldIds}::text[]))`;
const own = (db: Kysely<DB>, reader: Own) => db.selectFrom('users.notification').where(ownOf(reader));

export async function findOwn(
  db: Kysely<DB>,
  reader: Own,
  { status, page, size }: { status: NotificationStatus[] | null; page: number; size: number },
) {
  let query = own(db, reader);
  if (status) query = query.where('status', 'in', status);
  return selectPage(db, query, { page, size }, (rows) =>
    rows
      .select(['id', 'kind', 'subjectKind', 'subjectId', 'params', 'title', 'body as text'])
      .select(['status', 'createdAt', 'readAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc'),
  );
}

export async function countUnread(db: Kysely<DB>, reader: Own): Promise<number> {
  const { unread } = await own(db, reader)
    .where('status', '=', 'UNREAD')
    .select((of) => of.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** @returns how many of the ids are this person's. */
export async function updateOwnStatus(
  db: Kysely<DB>,
  reader: Own,
  ids: readonly string[],
  status: NotificationStatus,
  now: Date,
): Promise<number> {
  const result = await db
    .updateTable('users.notification')
    .set({ status, readAt: status === 'READ' ? now : null })
    .where(ownOf(reader))
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
