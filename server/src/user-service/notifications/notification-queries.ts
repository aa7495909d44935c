import type { SubjectKind } from '@writdesk/contract/notifications/notification-kind';
import type { NotificationStatus } from '@writdesk/contract/notifications/notifications';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { countUpTo } from '../../platform/db/count.ts';
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
  /** Null where it is not texted. */
  smsDueAt: Date | null;
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

/** Those of the people who may know of the case: nobody whom an ethical wall keeps from it, and nobody at all of a sealed one. */
export async function withoutWalled(
  db: Kysely<DB>,
  caseId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ userId: string | null }>`
    select user_id from cases.published_wall where case_id = ${caseId} and user_id = any(${[...userIds]}::uuid[])
    union all select null from cases.published_seal where case_id = ${caseId}`.execute(db);
  const kept = new Set(rows.map(({ userId }) => userId));
  return kept.has(null) ? [] : userIds.filter((userId) => !kept.has(userId));
}

/** Whose notifications: the actor’s, and none of a case that they may not know of any more. */
type Own = Pick<Scope, 'userId' | 'withheldIds'>;
const ownOf = ({ userId, withheldIds }: Own) =>
  sql<SqlBool>`user_id = ${userId} and (subject_kind <> 'case' or subject_id <> all(${withheldIds}::text[]))`;
const own = (db: Kysely<DB>, reader: Own) => db.selectFrom('users.notification').where(ownOf(reader));

/** Which of one's own; null chooses all. */
export interface Chosen {
  status: readonly NotificationStatus[] | null;
  kinds: readonly string[] | null;
  caseId: string | null;
}

const choose = (db: Kysely<DB>, reader: Own, { status, kinds, caseId }: Chosen) =>
  own(db, reader)
    .$if(Boolean(status), (rows) => rows.where('status', 'in', [...(status ?? [])]))
    .$if(kinds !== null, (rows) => rows.where(ofKinds(kinds ?? [])))
    .$if(caseId !== null, (rows) => rows.where(ofCase(caseId ?? '')));
const ofKinds = (kinds: readonly string[]) => sql<SqlBool>`kind = any(${[...kinds]}::text[])`;
const ofCase = (caseId: string) => sql<SqlBool>`subject_kind = 'case' and subject_id = ${caseId}`;

/** When one's own came; undefined where it isn't one's own. */
export const findPlace = (db: Kysely<DB>, reader: Own, id: string) =>
  own(db, reader).select(['id', 'createdAt']).where('id', '=', id).executeTakeFirst();

/** @param older than this one: a page that begins there stays the same, whatever comes meanwhile. */
export async function findOwn(
  db: Kysely<DB>,
  reader: Own,
  {
    page,
    size,
    older,
    ...chosen
  }: Chosen & { page: number; size: number; older: { id: string; createdAt: Date } | null },
) {
  const matching = choose(db, reader, chosen);
  const [rows, total] = await Promise.all([
    matching
      .$if(older !== null, (all) =>
        all.where(sql<SqlBool>`(created_at, id) < (${older?.createdAt}::timestamptz, ${older?.id}::uuid)`),
      )
      .select(['id', 'kind', 'subjectKind', 'subjectId', 'params', 'title', 'body as text'])
      .select(['status', 'createdAt', 'readAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      // One more than the page: is there another?
      .limit(size + 1)
      .offset(older ? 0 : (page - 1) * size)
      .execute(),
    countUpTo(db, matching.select(sql`1`.as('one'))),
  ]);
  const shown = rows.slice(0, size);
  const next = rows.length > size ? (shown.at(-1)?.id ?? null) : null;
  return { rows: shown, next, ...total, page: older ? 1 : page, pageSize: size };
}

export async function countUnread(db: Kysely<DB>, reader: Own): Promise<number> {
  const { unread } = await own(db, reader)
    .where('status', '=', 'UNREAD')
    .select((of) => of.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** Marks as read what is unread of the chosen. @param until came by then. @returns their ids. */
export async function readAllOwn(
  db: Kysely<DB>,
  reader: Own,
  { kinds, caseId, until }: Omit<Chosen, 'status'> & { until: Date },
  now: Date,
): Promise<string[]> {
  const read = await db
    .updateTable('users.notification')
    .set({ status: 'READ', readAt: now })
    .where(ownOf(reader))
    .where('status', '=', 'UNREAD')
    .where('createdAt', '<=', until)
    .$if(kinds !== null, (rows) => rows.where(ofKinds(kinds ?? [])))
    .$if(caseId !== null, (rows) => rows.where(ofCase(caseId ?? '')))
    .returning('id')
    .execute();
  return read.map(({ id }) => id);
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
