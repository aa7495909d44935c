import { type Kysely, sql } from 'kysely';
import { tryLockName } from '../../platform/db/named-locks.ts';
import type { DB } from '../../platform/db/schema.ts';

export type MailAs = 'mail' | 'digest';

/** What was read meanwhile, or what nobody mailed for a day, needs no email any more. */
export async function settlePassed(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .updateTable('users.notification')
    .set({ mailDueAt: null })
    .where('mailDueAt', '<=', now)
    .where((of) => of.or([of('status', '=', 'READ'), of('mailDueAt', '<', dayBefore(now))]))
    .execute();
}

const dayBefore = (now: Date) => new Date(now.getTime() - 86_400_000);

/** Those who are due an email, whoever waits longest first. */
export function selectDuePeople(db: Kysely<DB>, now: Date, most: number) {
  return db
    .selectFrom('users.notification')
    .select(['userId', sql<MailAs>`mail_as`.as('mailAs')])
    .where('mailDueAt', '<=', now)
    .groupBy(['userId', 'mailAs'])
    .orderBy((of) => of.fn.min('mailDueAt'))
    .orderBy('mailAs')
    .orderBy('userId')
    .limit(most)
    .execute();
}

/**
 * Takes what one email is about: all that is due, and what is about to be due of the same record. Another worker that takes the same
 * person's leaves these alone.
 */
export async function takeDue(
  db: Kysely<DB>,
  { userId, mailAs, now, soon }: { userId: string; mailAs: MailAs; now: Date; soon: Date },
) {
  // Row by row two workers would share them, and the person would get two emails about one thing.
  if (!(await tryLockName(db, `notification-mail ${mailAs} ${userId}`))) return [];
  const rows = await db
    .selectFrom('users.notification')
    .select(['id', 'kind', 'subjectKind', 'subjectId', 'params', 'title', 'body as text', 'mailDueAt'])
    .where('userId', '=', userId)
    .where('mailAs', '=', mailAs)
    .where('status', '=', 'UNREAD')
    .where('mailDueAt', '<=', soon)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  const due = new Set(rows.flatMap(({ mailDueAt, subjectId }) => (isDue(mailDueAt, now) ? [subjectId] : [])));
  return rows
    .filter(({ subjectId }) => due.has(subjectId))
    .map(({ mailDueAt: _, params, ...row }) => ({ ...row, params: params }));
}

const isDue = (at: Date | null, now: Date) => at !== null && at <= now;

export async function settleMail(db: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await db.updateTable('users.notification').set({ mailDueAt: null }).where('id', 'in', ids).execute();
}

/** Nothing is mailed to this person. */
export async function settleAllOf(db: Kysely<DB>, userId: string): Promise<void> {
  await db
    .updateTable('users.notification')
    .set({ mailDueAt: null })
    .where('userId', '=', userId)
    .where('mailDueAt', 'is not', null)
    .execute();
}

/** @param except kinds that leave all the same. */
export async function postponeMail(
  db: Kysely<DB>,
  { userId, now, until, except }: { userId: string; now: Date; until: Date; except: readonly string[] },
): Promise<void> {
  await db
    .updateTable('users.notification')
    .set({ mailDueAt: until })
    .where('userId', '=', userId)
    .where('mailAs', '=', 'mail')
    .where('mailDueAt', '<=', now)
    .where(sql<boolean>`kind <> all(${[...except]}::text[])`)
    .execute();
}

/** The digest that already waits comes at the hour that the person has chosen now. */
export async function moveDigest(db: Kysely<DB>, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('users.notification')
    .set({ mailDueAt: at })
    .where('userId', '=', userId)
    .where('mailAs', '=', 'digest')
    .where('mailDueAt', 'is not', null)
    .execute();
}
