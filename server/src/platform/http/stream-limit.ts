import { fault } from '@writdesk/contract/sentences/fault';
import type { Clock } from '../clock.ts';
import { refuseUntil } from './refuse.ts';

/** Counts one stream that opens. @returns what to call when it closed. @throws `too_many_requests` */
export type OpenStream = (accountId: string) => () => void;

const MOST_STREAMS = 20;
const WAIT_MS = 30_000;

/**
 * At most so many open streams of one person in one process. The new one is refused: where an old one had to go instead,
 * its page would come back for the place of the next.
 */
export function streamLimit(clock: Clock, most = MOST_STREAMS): OpenStream {
  const open = new Map<string, number>();
  return (accountId) => {
    const count = open.get(accountId) ?? 0;
    if (count >= most) {
      const now = clock.now();
      const until = new Date(now.getTime() + WAIT_MS);
      refuseUntil(until, now, fault('pages_open'));
    }
    open.set(accountId, count + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (open.get(accountId) ?? 1) - 1;
      if (left) open.set(accountId, left);
      else open.delete(accountId);
    };
  };
}
