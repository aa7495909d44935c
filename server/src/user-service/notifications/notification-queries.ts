import type { NotificationStatus } from '@writdesk/contract/notifications';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

export interface NewNotification {
  id: string;
  userId: string;
  kind: string;
  caseId: string | null;
  title: string;
  text: string;
  params: Record<string, string>;
}

export async function insertNotifications(
  db: Kysely<DB>,
  rows: readonly NewNotification[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('users.notification')
    .values(
      rows.map((row) => ({
        id: row.id,
        user_id: row.userId,
        kind: row.kind,
        case_id: row.caseId,
        title: row.title,
        body: row.text,
        params: JSON.stringify(row.params),
        created_at: now,
      })),
    )
    .execute();
}

/** One person's notifications; the user's id comes from the actor and from nowhere else. */
const own = (db: Kysely<DB>, userId: string) =>
  db.selectFrom('users.notification').where('user_id', '=', userId);

export async function findOwn(
  db: Kysely<DB>,
  userId: string,
  { status, page, size }: { status: NotificationStatus[] | null; page: number; size: number },
) {
  let query = own(db, userId);
  if (status) query = query.where('status', 'in', status);
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await query
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export async function countUnread(db: Kysely<DB>, userId: string): Promise<number> {
  const { unread } = await own(db, userId)
    .where('status', '=', 'UNREAD')
    .select((of) => of.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** @returns how many of the ids are this person's. */
export async function updateOwnStatus(
  db: Kysely<DB>,
  userId: string,
  ids: readonly string[],
  status: NotificationStatus,
  now: Date,
): Promise<number> {
  const result = await db
    .updateTable('users.notification')
    .set({ status, read_at: status === 'READ' ? now : null })
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
