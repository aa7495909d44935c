import type { Method } from '@writdesk/contract/route';
import { expect, test } from 'vitest';
import { standingClock } from '../clock.ts';
import { callLimit } from './call-limit.ts';
import { AppError } from './refuse.ts';

const BEGIN = Date.parse('2026-06-12T14:00:00Z');
type Step = readonly [second: number, who: string, method: Method, waits: number | null];

const reads = (count: number, second: number): Step[] =>
  Array.from({ length: count }, () => [second, 'ann', 'GET', null] as const);

test.each<[string, readonly Step[]]>([
  ['a minute’s reads at once, and then a wait', [...reads(6, 0), [0, 'ann', 'GET', 10]]],
  ['a little again after a little while', [...reads(6, 0), [10, 'ann', 'GET', null], [10, 'ann', 'GET', 10]]],
  [
    'what is refused costs nothing',
    [...reads(6, 0), [4, 'ann', 'GET', 6], [8, 'ann', 'GET', 2], [10, 'ann', 'GET', null]],
  ],
  [
    'a quiet minute fills it, and no more than that',
    [...reads(6, 0), ...reads(6, 600), [600, 'ann', 'GET', 10]],
  ],
  [
    'an even pace for ever',
    Array.from({ length: 30 }, (_, index) => [index * 10, 'ann', 'GET', null] as const),
  ],
  [
    'writes next to reads',
    [...reads(6, 0), [0, 'ann', 'POST', null], [0, 'ann', 'DELETE', null], [0, 'ann', 'PUT', 30]],
  ],
  ['somebody else’s next to it', [...reads(6, 0), [0, 'ben', 'GET', null], [0, 'ann', 'GET', 10]]],
])('gives %s', (_, steps) => {
  const clock = standingClock(new Date(BEGIN).toISOString());
  const count = callLimit({ reads: 6, writes: 2 }, clock);
  for (const [second, who, method, waits] of steps) {
    clock.moveTo(new Date(BEGIN + second * 1_000).toISOString());
    expect(
      waitOf(() => count(who, method)),
      `at ${second} s`,
    ).toBe(waits);
  }
});

/** The seconds to wait where a call is refused, else nothing. */
function waitOf(call: () => void): unknown {
  try {
    call();
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
    return error.extra['retryAfterSeconds'];
  }
}
