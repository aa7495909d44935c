import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../platform/clock.ts';
import { network } from '../platform/http/caller-address.ts';
import {
  countAttempt,
  deleteForgottenFailures,
  findLock,
  forgetFailures,
  type LockoutKind,
  takeBackAttempt,
} from './lockout-queries.ts';
import type { LockoutLimits } from './settings.ts';

/** Who tries to sign in: `account` is the account's id, or what was typed where there is none. */
export interface AttemptSubjects {
  account: string;
  address: string;
}

export interface Lockout {
  /** Counts an attempt as failed until told otherwise. @returns the lock's end when nothing may be tried now. */
  begin(subjects: AttemptSubjects): Promise<Date | null>;
  succeeded(subjects: AttemptSubjects): Promise<void>;
  /** Counts something an address did that a guesser would do, outside sign-in. */
  beginAtAddress(address: string): Promise<Date | null>;
  succeededAtAddress(address: string): Promise<void>;
  forgetOld(): Promise<void>;
}

/** Slows down guessing: after some failures each further one doubles the wait. Counted in Postgres, for all processes together. */
export function createLockout(pool: Pool, key: Uint8Array, clock: Clock, limits: LockoutLimits): Lockout {
  const hashed = (kind: LockoutKind, value: string) =>
    createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url');
  const count = (kind: LockoutKind, value: string, limit: number) =>
    countAttempt(pool, kind, hashed(kind, value), clock.now(), limit, limits);
  const beginAtAddress = (address: string) => count('address', network(address), limits.failuresPerAddress);
  const succeededAtAddress = (address: string) =>
    takeBackAttempt(pool, 'address', hashed('address', network(address)), limits.failuresPerAddress);

  return {
    async begin({ account, address }) {
      // An account that is locked does not use up the address's tries: a colleague behind the same router can still sign in.
      const locked = await findLock(pool, 'account', hashed('account', account), clock.now());
      return (
        locked ??
        (await beginAtAddress(address)) ??
        (await count('account', account, limits.failuresPerAccount))
      );
    },
    async succeeded({ account, address }) {
      await Promise.all([
        forgetFailures(pool, 'account', hashed('account', account)),
        succeededAtAddress(address),
      ]);
    },
    beginAtAddress,
    succeededAtAddress,
    async forgetOld() {
      await deleteForgottenFailures(pool, new Date(clock.now().getTime() - limits.forgetSeconds * 1_000));
    },
  };
}
