import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, shown } from '../../test/browser.ts';
import { identityBench, type IdentityBench, type IdentityServer, PASSWORD } from '../../test/identity.ts';
import { standingClock } from '../platform/clock.ts';
import { createLockout } from './lockout.ts';
import { defaultLockout } from './settings.ts';

const USERNAME = 'nadia@example.com';
const INVALID = 'Invalid username or password.';
let bench: IdentityBench;

beforeAll(async () => {
  bench = await identityBench(USERNAME);
});
afterAll(() => bench.close());

/** What a form is answered: the message, or null when it was taken. */
async function attempt(server: IdentityServer, username: string, password: string) {
  const outcome = await new Browser(server).signIn(username, password);
  return 'context' in outcome ? (outcome.context.message?.summary ?? '') : null;
}

async function fail(server: IdentityServer, username: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) expect(await attempt(server, username, 'wrong')).toBe(INVALID);
}

describe('failed sign-ins', () => {
  test('lock the account for a minute, the right password too, then twice as long', async () => {
    const clock = standingClock('2026-03-02T09:00:00Z');
    const server = await bench.start({}, clock);
    await fail(server, USERNAME, 5);
    const page = shown(await new Browser(server).signIn(USERNAME, PASSWORD));
    expect(page.status).toBe(429);
    expect(page.response.headers.get('retry-after')).toBe('60');
    expect(page.context.message?.summary).toBe('Too many failed attempts. Try again in 1 minute.');
    expect(page.context.login.username).toBe(USERNAME);

    clock.moveTo('2026-03-02T09:00:59Z');
    expect(await attempt(server, USERNAME, PASSWORD)).toBe(
      'Too many failed attempts. Try again in 1 minute.',
    );
    clock.moveTo('2026-03-02T09:01:00Z');
    await fail(server, USERNAME, 1);
    expect(await attempt(server, USERNAME, PASSWORD)).toBe(
      'Too many failed attempts. Try again in 2 minutes.',
    );
    clock.moveTo('2026-03-02T09:03:00Z');
    expect(await attempt(server, USERNAME, PASSWORD)).toBeNull();

    // The right password starts the count afresh.
    await fail(server, USERNAME, 4);
    expect(await attempt(server, USERNAME, PASSWORD)).toBeNull();
  });

  test('lock for an hour at most, and are forgotten in half a day', async () => {
    const clock = standingClock('2026-03-03T09:00:00Z');
    const server = await bench.start(
      { lockout: { longestLockSeconds: 120, failuresPerAddress: 1_000 } },
      clock,
    );
    const name = 'longest@example.com';
    await fail(server, name, 5);
    for (const minute of ['02', '04', '06']) {
      clock.moveTo(`2026-03-03T09:${minute}:00Z`);
      await fail(server, name, 1);
      expect(await attempt(server, name, 'wrong')).toBe('Too many failed attempts. Try again in 2 minutes.');
    }
    clock.moveTo('2026-03-03T21:06:01Z');
    await fail(server, name, 5);
    expect(await attempt(server, name, 'wrong')).toMatch(/1 minute/);
  });

  test('of a name that nobody has lock it just so: a lock doesn’t tell who has an account', async () => {
    const server = await bench.start({}, standingClock('2026-03-04T09:00:00Z'));
    await fail(server, 'nobody@example.com', 5);
    expect(await attempt(server, 'NOBODY@example.com', 'wrong')).toMatch(/Too many failed attempts/);
  });

  test('of an address fade while others sign in there: a mistake now and then locks nobody out', async () => {
    const clock = standingClock('2026-03-10T09:00:00Z');
    const lockout = createLockout(bench.db.pool, Buffer.alloc(32, 7), clock, {
      ...defaultLockout,
      failuresPerAddress: 3,
    });
    const address = '203.0.113.9';
    for (let day = 10; day < 20; day++) {
      clock.moveTo(`2026-03-${day}T09:00:00Z`);
      expect(await lockout.beginAtAddress(address)).toBeNull();
      // At least once in half a day somebody comes who knows his password.
      for (const hour of ['10', '17', '23']) {
        clock.moveTo(`2026-03-${day}T${hour}:30:00Z`);
        expect(await lockout.beginAtAddress(address)).toBeNull();
        await lockout.succeededAtAddress(address);
      }
    }
    // Guesses one after the other lock it as before.
    clock.moveTo('2026-03-20T09:00:00Z');
    for (let guess = 0; guess < 3; guess++) expect(await lockout.beginAtAddress(address)).toBeNull();
    expect(await lockout.beginAtAddress(address)).toEqual(new Date('2026-03-20T09:01:00Z'));
  });

  test('from one address lock that address, for every account', async () => {
    const server = await bench.start(
      { trustProxy: 1, lockout: { failuresPerAddress: 3 } },
      standingClock('2026-03-05T09:00:00Z'),
    );
    const from = async (address: string, username: string) => {
      const browser = new Browser(server);
      const page = shown(await browser.authorize());
      const response = await browser.fetch(page.context.url.loginAction, {
        method: 'POST',
        body: new URLSearchParams({ username, password: 'wrong' }),
        headers: { 'x-forwarded-for': `10.0.0.1, ${address}` },
      });
      return response.status;
    };
    expect(await from('2001:db8:1:2::1', 'a@example.com')).toBe(200);
    expect(await from('2001:db8:1:2::2', 'b@example.com')).toBe(200);
    expect(await from('2001:db8:1:2:ffff::3', 'c@example.com')).toBe(200);
    expect(await from('2001:db8:1:2::4', 'd@example.com')).toBe(429);
    expect(await from('2001:db8:1:3::1', 'd@example.com')).toBe(200);
  });

  test('sent all at once are counted all the same', async () => {
    const server = await bench.start({}, standingClock('2026-03-06T09:00:00Z'));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => attempt(server, 'crowd@example.com', 'wrong')),
    );
    expect(answers.filter((answer) => answer === INVALID)).toHaveLength(5);
  });

  test('are counted by all processes together', async () => {
    const clock = standingClock('2026-03-07T09:00:00Z');
    const [one, other] = [await bench.start({}, clock), await bench.start({}, clock)];
    await fail(one, 'both@example.com', 3);
    await fail(other, 'both@example.com', 2);
    expect(await attempt(one, 'both@example.com', 'wrong')).toMatch(/Too many failed attempts/);
  });

  test('leave neither name nor address in the table, and are deleted when old', async () => {
    const clock = standingClock('2026-03-08T09:00:00Z');
    const server = await bench.start({}, clock);
    await fail(server, 'trace@example.com', 1);
    const rows = async () =>
      (await bench.db.pool.query('select f::text as line from identity.sign_in_failure f')).rows as {
        line: string;
      }[];
    const lines = (await rows()).map(({ line }) => line).join('\n');
    expect(lines).not.toMatch(/example\.com|127\.0\.0\.1/);
    expect(lines).not.toContain(bench.accountId);
    clock.moveTo('2026-04-01T09:00:00Z');
    await server.identity.cleanUp();
    expect(await rows()).toHaveLength(0);
  });
});

test('a successful sign-in is not counted against its address', async () => {
  const server = await bench.start(
    { lockout: { failuresPerAddress: 2 } },
    standingClock('2026-05-01T09:00:00Z'),
  );
  for (let time = 0; time < 4; time++) expect(await attempt(server, USERNAME, PASSWORD)).toBeNull();
});
