import { cases } from '@writdesk/contract/cases/cases';
import { invites } from '@writdesk/contract/invites/invites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { type App, buildApp } from '../../app.ts';
import { openDeps } from '../../deps.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { standingClock } from '../clock.ts';
import { contextOf } from '../context.ts';
import { forgetRateLimits } from './forget-rates.job.ts';
import { rateLimits } from './rate-limit.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
const later = (seconds: number) =>
  clock.moveTo(new Date(clock.now().getTime() + seconds * 1_000).toISOString());

let t: TestApp;
/** Another process on the same database. */
let other: App;
let people: Person[];
beforeAll(async () => {
  t = await testApp({ clock });
  other = await buildApp(await openDeps(t.config, t.connection, { clock, log: t.opened.deps.log }));
  people = await Promise.all([1, 2].map(async () => (await makeUser(t.db, { roles: ['admin'] })).person));
});
afterAll(async () => {
  await other.close();
  await t.close();
});
beforeEach(() => t.db.deleteFrom('jobs.rateLimit').execute());

const verify = (server: App['server'], remoteAddress = '203.0.113.7') =>
  server.inject({ url: invites.verify.url.replace('{token}', 'A'.repeat(43)), remoteAddress });
const search = async (server: App['server'], person: Person | undefined, words = 'smith') =>
  server.inject({
    url: `${cases.list.url}?search=${words}`,
    headers: { authorization: `bearer ${await t.tokenOf(person as Person)}` },
  });

describe('a person', () => {
  test('reads and writes so often in a minute, in each process', async () => {
    const config = { ...t.config, callsPerMinute: { reads: 3, writes: 2 } };
    const slow = await buildApp(await openDeps(config, t.connection, { clock, log: t.opened.deps.log }));
    const press = async (method: 'GET' | 'POST', person: Person | undefined, count: number) => {
      const headers = { authorization: `bearer ${await t.tokenOf(person as Person)}` };
      const url = method === 'GET' ? cases.list.url : invites.accept.url;
      const call = { method, url, headers, ...(method === 'POST' && { payload: { code: 'A'.repeat(43) } }) };
      return Promise.all(Array.from({ length: count }, () => slow.server.inject(call)));
    };
    const statuses = async (...given: Parameters<typeof press>) =>
      (await press(...given)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    try {
      expect(await statuses('GET', people[0], 4)).toEqual([200, 200, 200, 429]);
      expect(await statuses('POST', people[0], 3)).toEqual([404, 404, 429]);
      expect(await statuses('GET', people[1], 3)).toEqual([200, 200, 200]);
      const [refused] = await press('GET', people[0], 1);
      expect(refused?.headers['retry-after']).toBe('20');
      expect(refused?.json()).toMatchObject({ code: 'too_many_requests' });
      later(20);
      expect(await statuses('GET', people[0], 2)).toEqual([200, 429]);
      // Neither cost a row.
      expect(await t.db.selectFrom('jobs.rateLimit').select('name').execute()).toEqual([]);
    } finally {
      await slow.close();
    }
  });
});

describe('an invite link', () => {
  const { most, seconds } = rateLimits.open;

  test('is tried so often from one address, whichever process answers, and no oftener', async () => {
    const servers = Array.from({ length: most + 1 }, (_, index) => (index % 2 ? other.server : t.app.server));
    const replies = await Promise.all(servers.map((server) => verify(server)));
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(most);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers['retry-after']).toBe(String(seconds));
    expect(refused[0]?.json()).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: `Too many requests. Try again in ${seconds} seconds.`,
    });
    later(20);
    expect((await verify(other.server)).headers['retry-after']).toBe(String(seconds - 20));
    expect((await verify(t.app.server, '203.0.113.8')).statusCode, 'another address').toBe(404);
    later(seconds - 20);
    expect((await verify(other.server)).statusCode, 'a new window').toBe(404);
  });

  test('is counted for the whole network that one household has', async () => {
    for (let index = 0; index < most; index += 1) await verify(t.app.server, `2001:db8::${index + 1}`);
    expect((await verify(t.app.server, '2001:db8::ffff')).statusCode).toBe(429);
  });
});

describe('a search', () => {
  const { most } = rateLimits.search;
  const fill = (count: number) => t.db.updateTable('jobs.rateLimit').set({ count }).execute();

  test('is done so often by one person, and reading goes on', async () => {
    expect((await search(t.app.server, people[0])).statusCode).toBe(200);
    await fill(most - 1);
    expect((await search(other.server, people[0])).statusCode, 'the last').toBe(200);
    expect((await search(t.app.server, people[0])).statusCode, 'one more').toBe(429);
    expect((await search(t.app.server, people[0], '')).statusCode, 'no search').toBe(200);
    expect((await search(t.app.server, people[1])).statusCode, 'somebody else').toBe(200);
  });
});

test('what was counted names nobody and is deleted', async () => {
  await verify(t.app.server);
  await search(t.app.server, people[0]);
  const rows = await t.db.selectFrom('jobs.rateLimit').selectAll().execute();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['open', 'search']);
  expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
  expect(JSON.stringify(rows)).not.toContain(people[0]?.accountId);

  const forget = () =>
    forgetRateLimits.handle(
      contextOf(t.opened.deps, { kind: 'job', name: forgetRateLimits.name }, 'job'),
      {},
      {
        id: 'job',
        number: 1,
        isLast: true,
        signal: AbortSignal.timeout(5_000),
      },
    );
  await forget();
  expect(await t.db.selectFrom('jobs.rateLimit').select('name').execute()).toHaveLength(2);
  later(2 * 86_400);
  await forget();
  expect(await t.db.selectFrom('jobs.rateLimit').select('name').execute()).toHaveLength(0);
});
