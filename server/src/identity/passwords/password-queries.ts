import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Language } from '../sign-in/messages.ts';

export async function findPasswordHash(db: Kysely<DB>, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('identity.account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Whoever chose a password has done what he was told to. @returns false when there is no such account. */
export async function savePassword(
  db: Kysely<DB>,
  accountId: string,
  { passwordHash, language, at }: { passwordHash: string; language?: Language | undefined; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.account')
    .set((row) => ({
      password_hash: passwordHash,
      password_changed_at: at,
      must_change_password: false,
      ...(language && { language }),
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The address is the person's own. @returns whether nobody had shown that before. */
export async function saveFirstVerified(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.account')
    .set((row) => ({ email_verified: true, version: row('version', '+', 1), updated_at: sql`now()` }))
    .where('id', '=', accountId)
    .where('email_verified', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Nobody signs in with the password that was set. @returns the account's address; undefined when there is no such account. */
export async function clearPassword(
  db: Kysely<DB>,
  accountId: string,
  at: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('identity.account')
    .set((account) => ({
      password_hash: null,
      password_changed_at: null,
      must_change_password: false,
      version: account('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Whether the account is somebody's who has a place in a firm, a company or at Writdesk. */
export async function holdsPlace(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users.app_user')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The next sign-in asks for a new password. @returns false when there is no such account. */
export async function requireNewPassword(db: Kysely<DB>, accountId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.account')
    .set((row) => ({ must_change_password: true, version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
