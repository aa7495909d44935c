import type { Method } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Clock } from '../clock.ts';
import { refuseUntil } from './refuse.ts';

/** Calls of one person in a minute, in one process. */
interface CallRates {
  reads: number;
  writes: number;
}

/** Counts one call. @throws `too_many_requests` with how many seconds to wait. */
export type CountCall = (accountId: string, method: Method) => void;

interface Bucket {
  left: number;
  at: number;
}

const MINUTE_MS = 60_000;

/**
 * Slows down whoever calls faster than a person with many open pages: each has a bucket of a minute's calls, which fills
 * again evenly. It lives in the process, so that a read costs no question to the database; several processes give several
 * times as much.
 */
export function callLimit(rates: CallRates, clock: Clock): CountCall {
  const kinds = { reads: new Map<string, Bucket>(), writes: new Map<string, Bucket>() };
  let sweptAt = clock.now().getTime();

  /** Whoever was quiet for a minute has a full bucket: it needn't be kept. */
  const sweep = (at: number) => {
    if (at - sweptAt < MINUTE_MS) return;
    sweptAt = at;
    for (const buckets of Object.values(kinds))
      for (const [whose, bucket] of buckets) if (at - bucket.at >= MINUTE_MS) buckets.delete(whose);
  };

  return (accountId, method) => {
    const now = clock.now();
    const at = now.getTime();
    sweep(at);
    const kind = method === 'GET' ? 'reads' : 'writes';
    const most = rates[kind];
    const before = kinds[kind].get(accountId) ?? { left: most, at };
    const left = Math.min(most, before.left + (Math.max(0, at - before.at) / MINUTE_MS) * most);
    kinds[kind].set(accountId, { left: left < 1 ? left : left - 1, at });
    if (left >= 1) return;
    refuseUntil(new Date(at + ((1 - left) / most) * MINUTE_MS), now, (seconds) =>
      fault('requests_in_seconds', { seconds }),
    );
  };
}
