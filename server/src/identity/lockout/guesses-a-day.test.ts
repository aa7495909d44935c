import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityBench, type IdentityBench } from '../../../test/support/identity.ts';
import { type Clock } from '../../platform/clock.ts';
import { type Attempt, createLockout } from './lockout.ts';
import { defaultLockout } from '../settings.ts';

// How often somebody can guess who does nothing else, and to whom work costs nothing. `docs/security.md` names these numbers.

const HOUR_MS = 3_600_000;
let bench: IdentityBench;
beforeAll(async () => {
  bench = await identityBench();
});
afterAll(() => bench.close());

async function guessesWithin(
  hours: number,
  guess: (lockout: ReturnType<typeof createLockout>, time: number) => Promise<Attempt>,
) {
  let now = Date.parse('2026-05-04T08:00:00Z');
  const end = now + hours * HOUR_MS;
  const clock: Clock = { now: () => new Date(now) };
  await bench.db.pool.query('delete from identity.sign_in_failure');
  const lockout = createLockout(bench.db.pool, Buffer.alloc(32, 7), clock, defaultLockout);
  let taken = 0;
  for (let time = 0; now < end; time++) {
    const { lockedUntil } = await guess(lockout, time);
    if (lockedUntil) now = Math.max(lockedUntil.getTime(), now + 1);
    else taken += 1;
  }
  return taken;
}

test('one network guesses at one account at most 35 times a day', async () => {
  const guesses = await guessesWithin(24, (lockout) =>
    lockout.atSignIn({ account: 'one', address: '203.0.113.9' }),
  );
  expect(guesses).toBeGreaterThan(20);
  expect(guesses).toBeLessThanOrEqual(35);
});

test('all networks together guess at one account at most 4,500 times a day', async () => {
  const guesses = await guessesWithin(24, (lockout, time) =>
    lockout.atSignIn({ account: 'one', address: `203.0.${time >> 8}.${time & 255}` }),
  );
  expect(guesses).toBeGreaterThan(4_000);
  expect(guesses).toBeLessThanOrEqual(4_500);
}, 120_000);

test('one network guesses at all accounts at most 500 times, and then 720 times an hour', async () => {
  const guesses = await guessesWithin(1, (lockout, time) =>
    lockout.atSignIn({ account: `account ${time}`, address: '203.0.113.9' }),
  );
  expect(guesses).toBeGreaterThan(1_000);
  expect(guesses).toBeLessThanOrEqual(500 + 720 + 5);
}, 60_000);

test('who knows the password guesses at most 35 second factors a day, from wherever', async () => {
  const guesses = await guessesWithin(24, (lockout) => lockout.atSecondFactor('one', undefined));
  expect(guesses).toBeLessThanOrEqual(35);
});
