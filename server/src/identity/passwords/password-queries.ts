import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Language } from '../sign-in/messages.ts';

export function findPasswordHash(
  db: Kysely<DB>,
  accountId: string,
): Promise<
  { passwordHash: string | null; voidedPasswordHash: string | null; signInGeneration: number } | undefined
> {
  return db
    .selectFrom('identity.account')
    .select(['passwordHash', 'voidedPasswordHash', 'signInGeneration'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

/** Whoever chose a password has done what they were asked to. @returns false when there is no such account. */
export async function savePassword(
  db: Kysely<DB>,
  accountId: string,
  {
    passwordHash,
    language,
    at,
    since,
  }: {
    passwordHash: string;
    language?: Language | undefined;
    at: Date;
    /** The generation that the account must still have. */
    since?: number | undefined;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.account')
    .set((row) => ({
      passwordHash,
      passwordChangedAt: at,
      voidedPasswordHash: null,
      mustChangePassword: false,
      ...(language && { language }),
      version: row('version', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', accountId)
    .$if(since !== undefined, (query) => query.where('signInGeneration', '=', since ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The address is the person's own. @returns whether nobody had shown that before. */
export async function saveFirstVerified(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.account')
    .set((row) => ({ emailVerified: true, version: row('version', '+', 1), updatedAt: sql`now()` }))
    .where('id', '=', accountId)
    .where('emailVerified', '=', false)
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
      passwordHash: null,
      passwordChangedAt: null,
      voidedPasswordHash: null,
      mustChangePassword: false,
      version: account('version', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** Whether the account is somebody's who has a place in a firm, a company or at Writdesk. */
export async function holdsPlace(db: Kysely<DB>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users.appUser')
    .select('id')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Voids the password: nobody signs in with it, and whoever gets in by a passkey is asked for a new one. @returns false when there is no
 * such account.
 */
export async function requireNewPassword(db: Kysely<DB>, accountId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identity.account')
    .set((row) => ({
      // Forced twice, it is still the one that others may know.
      voidedPasswordHash: sql<string | null>`coalesce(password_hash, voided_password_hash)`,
      passwordHash: null,
      mustChangePassword: true,
      version: row('version', '+', 1),
      updatedAt: at,
    }))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
