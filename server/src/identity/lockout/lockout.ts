import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { network } from '../../platform/http/caller-address.ts';
import {
  countAttempt,
  deleteExpiredWork,
  deleteForgottenFailures,
  findFailures,
  forgetFailures,
  type LockoutKind,
  takeBackAttempt,
} from './lockout-queries.ts';
import type { LockoutLimits } from '../settings.ts';

/** An attempt that was counted as failed until stated otherwise, or may not be made yet. */
export type Attempt = { lockedUntil: Date } | { lockedUntil: null; succeeded(): Promise<void> };

/** `account` is the account's id, or what was typed where there is none. */
export interface AttemptSubjects {
  account: string;
  address: string;
}

/** Slows down guessing. Counted in Postgres before a guess is looked at, for all processes together. */
export interface Lockout {
  /** A password in a browser that is unknown to the account. */
  atSignIn(subjects: AttemptSubjects): Promise<Attempt>;
  /** A password in a browser that signed in to the account before: no stranger's guesses count here. */
  onDevice(account: string, device: string): Promise<Attempt>;
  /** Counted apart from passwords: a right password forgets its failures, and must not forget these. */
  atSecondFactor(account: string, device: string | undefined): Promise<Attempt>;
  /** The password asked again of who is signed in. @param session or another mark of the same caller. */
  inSession(account: string, session: string): Promise<Attempt>;
  /** What proves itself, such as a passkey, and is counted against its network alone. */
  atAddress(address: string): Promise<Attempt>;
  /** What a password costs now: leading zero bits of a proof of work, and until when it waits. Nothing on a known device. */
  costOf(subjects: AttemptSubjects, device?: string): Promise<{ bits: number; until: Date | null }>;
  /** Whoever reads the mailbox is no guesser. */
  passwordReset(subjects: AttemptSubjects): Promise<void>;
  forgetOld(): Promise<void>;
}

export function createLockout(pool: Pool, key: Uint8Array, clock: Clock, limits: LockoutLimits): Lockout {
  const { forgetSeconds, work } = limits;
  const hashed = (kind: LockoutKind, value: string) =>
    createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url');
  const count = (kind: LockoutKind, value: string) =>
    countAttempt(pool, kind, hashed(kind, value), clock.now(), limits[kind], forgetSeconds);
  const look = (kind: LockoutKind, value: string) =>
    findFailures(pool, kind, hashed(kind, value), clock.now(), limits[kind], forgetSeconds);
  const forget = (kind: LockoutKind, value: string) => forgetFailures(pool, kind, hashed(kind, value));
  const takeBack = (kind: LockoutKind, value: string) =>
    takeBackAttempt(pool, kind, hashed(kind, value), limits[kind].most);
  const placeOf = ({ account, address }: AttemptSubjects) => `${network(address)} ${account}`;

  async function attempt(kind: LockoutKind, value: string): Promise<Attempt> {
    const lockedUntil = await count(kind, value);
    return lockedUntil ? { lockedUntil } : { lockedUntil, succeeded: () => forget(kind, value) };
  }

  return {
    async atSignIn(subjects) {
      const { account, address } = subjects;
      // What is refused at one place uses up nothing of what all unknown browsers share. What is refused for the sake of others was no
      // guess: it counts nowhere.
      const counted: (() => Promise<void>)[] = [];
      for (const [kind, value] of [
        ['place', placeOf(subjects)],
        ['address', network(address)],
        ['account', account],
      ] as const) {
        const lockedUntil = await count(kind, value);
        if (lockedUntil) {
          await Promise.all(counted.map((back) => back()));
          return { lockedUntil };
        }
        counted.push(() => takeBack(kind, value));
      }
      return {
        lockedUntil: null,
        async succeeded() {
          // Others may be guessing at this account and from this network: their failures stay.
          await Promise.all([
            forget('place', placeOf(subjects)),
            takeBack('address', network(address)),
            takeBack('account', account),
          ]);
        },
      };
    },
    onDevice: (account, device) => attempt('device', `${account} ${device}`),
    async atSecondFactor(account, device) {
      const known = device && (await attempt('device', `${account} second factor ${device}`));
      return known && known.lockedUntil === null ? known : attempt('factor', account);
    },
    inSession: (account, session) => attempt('session', `${account} ${session}`),
    async atAddress(address) {
      const lockedUntil = await count('address', network(address));
      return lockedUntil
        ? { lockedUntil }
        : { lockedUntil, succeeded: () => takeBack('address', network(address)) };
    },
    async costOf(subjects, device) {
      if (device && !(await look('device', `${subjects.account} ${device}`)).lockedUntil)
        return { bits: 0, until: null };
      const [place, account, address] = await Promise.all([
        look('place', placeOf(subjects)),
        look('account', subjects.account),
        look('address', network(subjects.address)),
      ]);
      const over = Math.max(account.count - work.freeOfAccount, address.count - work.freeOfAddress);
      const bits =
        over < 0 ? 0 : Math.min(work.firstBits + Math.floor(over / work.failuresPerBit), work.mostBits);
      const ends = [place, account, address].map(({ lockedUntil }) => lockedUntil?.getTime() ?? 0);
      const end = Math.max(...ends);
      return { bits, until: end > 0 ? new Date(end) : null };
    },
    async passwordReset(subjects) {
      await Promise.all([forget('account', subjects.account), forget('place', placeOf(subjects))]);
    },
    async forgetOld() {
      const now = clock.now();
      await deleteForgottenFailures(pool, new Date(now.getTime() - forgetSeconds * 1_000));
      await deleteExpiredWork(pool, now);
    },
  };
}
