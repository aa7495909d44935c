import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { deleteFactors } from '../mfa/delete-factors.ts';
import { spendAllMailTokens } from '../mail/mail-token-queries.ts';
import { clearPassword, saveFirstVerified } from '../passwords/password-queries.ts';
import { endRegistrationsOf } from './registration-queries.ts';
import { endSessions, type SessionKept } from '../sessions/session-queries.ts';

/**
 * Voids all that opens an account or may come to: the password, authenticator app, passkeys and recovery codes, also those
 * half set up; sessions with their tokens, sign-ins under way, mailed links, and registrations of the same address. After it only
 * whoever reads the mail of the address chooses a password.
 */
export async function voidCredentials(
  db: Kysely<DB>,
  accountId: string,
  at: Date,
  kept: SessionKept = {},
): Promise<void> {
  const email = await clearPassword(db, accountId, at);
  await deleteFactors(db, accountId);
  await endSessions(db, accountId, kept);
  await spendAllMailTokens(db, accountId, at);
  if (email !== undefined) await endRegistrationsOf(db, email);
}

/**
 * The address is proven to be the owner's. Until now nobody had shown that: whatever was set before may be a stranger's, and is void.
 * @returns whether it was the first proof.
 */
export async function proveAddress(
  db: Kysely<DB>,
  accountId: string,
  at: Date,
  kept: SessionKept = {},
): Promise<boolean> {
  const isFirst = await saveFirstVerified(db, accountId);
  if (isFirst) await voidCredentials(db, accountId, at, kept);
  return isFirst;
}
