import type { Pool } from 'pg';
import type { Account } from '../../platform/accounts.ts';
import { findAccountByName } from '../accounts/account-queries.ts';
import { loginName } from '../accounts/accounts.ts';
import type { Attempt, Lockout } from '../lockout/lockout.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { ProofOfWork } from '../lockout/proof-of-work.ts';

export interface SignInParts {
  pool: Pool;
  passwords: Passwords;
  lockout: Lockout;
  work: ProofOfWork;
}

export interface SignInAttempt {
  username: string;
  password: string;
  /** The caller's network address. */
  address: string;
  /** The proof of work that came with the form. */
  proof: string;
  /** The browser's mark for an account, if it has one. */
  deviceFor(accountId: string): Promise<string | undefined>;
}

export type SignInOutcome =
  | { kind: 'signed-in'; account: Account; generation: number }
  | { kind: 'refused' }
  /** The browser must work first; the password was not looked at. */
  | { kind: 'work' }
  | { kind: 'locked'; until: Date };

/** Checks a username and a password. Unknown, disabled and wrong look alike, to the reader and to the clock. */
export async function signIn(parts: SignInParts, attempt: SignInAttempt): Promise<SignInOutcome> {
  const name = loginName(attempt.username);
  const account = await findAccountByName(parts.pool, name);
  const counted = await begin(parts, attempt, { name, accountId: account?.id });
  if (counted === 'work') return { kind: 'work' };
  if (counted.lockedUntil) return { kind: 'locked', until: counted.lockedUntil };
  const isRight = await parts.passwords.matches(account?.passwordHash, attempt.password);
  if (!account?.enabled || !isRight) return { kind: 'refused' };
  await counted.succeeded();
  return { kind: 'signed-in', account, generation: account.generation };
}

interface Who {
  name: string;
  accountId: string | undefined;
}

async function begin(
  { lockout, work }: SignInParts,
  { address, proof, deviceFor }: SignInAttempt,
  { name, accountId }: Who,
): Promise<Attempt | 'work'> {
  const device = accountId && (await deviceFor(accountId));
  const known = accountId && device ? await lockout.onDevice(accountId, device) : undefined;
  // A known browser that guessed too often is treated as any other.
  if (known?.lockedUntil === null) return known;
  const subjects = { account: accountId ?? name, address };
  const { bits } = await lockout.costOf(subjects);
  if (bits > 0 && !(await work.take({ name, address }, proof))) return 'work';
  return lockout.atSignIn(subjects);
}

/** What a browser does before it sends the form. */
export interface Preparation {
  challenge?: string;
  /** Until an attempt would be taken; 0 at once. */
  waitSeconds: number;
}

/** Says what an attempt costs this browser, whether or not anybody has the name. */
export async function prepareSignIn(
  { pool, lockout, work }: Omit<SignInParts, 'passwords'>,
  { username, address, deviceFor }: Pick<SignInAttempt, 'username' | 'address' | 'deviceFor'>,
  now: Date,
): Promise<Preparation> {
  const name = loginName(username);
  const account = await findAccountByName(pool, name);
  const device = account && (await deviceFor(account.id));
  const { bits, until } = await lockout.costOf({ account: account?.id ?? name, address }, device);
  return {
    waitSeconds: until ? Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1_000)) : 0,
    ...(bits > 0 && { challenge: work.challenge({ name, address }, bits) }),
  };
}
