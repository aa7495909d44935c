import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import type { Clock } from '../platform/clock.ts';
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

/** The part of an address that one customer holds: an IPv6 household has 2^64 addresses to try from. */
export function network(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(missing, 0)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
