import type { Pool } from 'pg';
import type { Account } from '../platform/accounts.ts';
import { findAccountByName } from './account-queries.ts';
import { loginName } from './accounts.ts';
import type { Lockout } from './lockout.ts';
import type { Passwords } from './passwords.ts';

export interface SignInAttempt {
  username: string;
  password: string;
  /** The caller's network address. */
  address: string;
}

export type SignInOutcome =
  | { kind: 'signed-in'; account: Account }
  | { kind: 'refused' }
  | { kind: 'locked'; until: Date };

/**
 * Checks a username and a password. Unknown, disabled and wrong look alike, to the reader and to the clock.
 * While an account or an address is locked the right password is refused too.
 */
export async function signIn(
  { pool, passwords, lockout }: { pool: Pool; passwords: Passwords; lockout: Lockout },
  { username, password, address }: SignInAttempt,
): Promise<SignInOutcome> {
  const name = loginName(username);
  const account = await findAccountByName(pool, name);
  const subjects = { account: account?.id ?? name, address };
  const lockedUntil = await lockout.begin(subjects);
  if (lockedUntil) return { kind: 'locked', until: lockedUntil };
  const isRight = await passwords.matches(account?.passwordHash, password);
  if (!account?.enabled || !isRight) return { kind: 'refused' };
  await lockout.succeeded(subjects);
  return { kind: 'signed-in', account };
}
