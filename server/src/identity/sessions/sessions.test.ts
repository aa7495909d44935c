import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser, returned, type Tokens } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';

let bench: IdentityBench;
let server: IdentityServer;
let username: string;
let accountId: string;

beforeAll(async () => {
  bench = await identityBench();
  server = await bench.start();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ username, accountId } = await bench.newPerson());
});

const sidOf = (tokens: Tokens) => String(decodeJwt(tokens.access_token)['sid']);
async function signedIn() {
  const browser = new Browser(server);
  const tokens = await browser.signInFully(username, PASSWORD);
  return { browser, tokens, sid: sidOf(tokens) };
}
const isOpen = async (sid: string) => {
  const frame = '/realms/writdesk/protocol/openid-connect/login-status-iframe.html/session';
  return (await new Browser(server).fetch(`${frame}?id=${sid}`)).status;
};

test('each sign-in is a session of the list, the newest first, seen again when its tokens are renewed', async () => {
  const before = Date.now();
  const first = await signedIn();
  const second = await signedIn();
  const listed = await bench.accounts.listSessions(accountId);
  expect(listed.map(({ id }) => id)).toEqual([second.sid, first.sid]);
  expect(listed[0]).toMatchObject({ address: expect.stringMatching(/127\.0\.0\.1$/), userAgent: 'node' });
  expect(listed[1]?.startedAt.getTime()).toBeGreaterThanOrEqual(before);

  expect((await first.browser.refresh(first.tokens.refresh_token)).status).toBe(200);
  const [, again] = await bench.accounts.listSessions(accountId);
  expect(again?.lastSeenAt.getTime()).toBeGreaterThan(listed[1]?.lastSeenAt.getTime() ?? Infinity);
  expect(again?.startedAt).toEqual(listed[1]?.startedAt);
});

test('signing in again in the same browser goes on with its session', async () => {
  const { browser, sid } = await signedIn();
  const [first] = await bench.accounts.listSessions(accountId);
  returned(await browser.signIn(username, PASSWORD, { prompt: 'login' }));
  const [again, ...others] = await bench.accounts.listSessions(accountId);
  expect(others).toEqual([]);
  expect(again?.id).toBe(sid);
  expect(again?.startedAt.getTime()).toBeGreaterThan(first?.startedAt.getTime() ?? Infinity);
});

test('one that is ended is gone with its tokens; the others go on', async () => {
  const [gone, stays] = [await signedIn(), await signedIn()];
  expect(await isOpen(gone.sid)).toBe(204);
  expect(await bench.accounts.endSession(accountId, gone.sid)).toBe(true);
  expect(await isOpen(gone.sid)).toBe(410);
  expect(await isOpen(stays.sid)).toBe(204);
  expect((await gone.browser.refresh(gone.tokens.refresh_token)).status).toBe(400);
  expect(returned(await gone.browser.authorize({ prompt: 'none' })).answer.get('error')).toBe(
    'login_required',
  );
  expect((await stays.browser.refresh(stays.tokens.refresh_token)).status).toBe(200);
  expect((await bench.accounts.listSessions(accountId)).map(({ id }) => id)).toEqual([stays.sid]);
  expect(await bench.accounts.endSession(accountId, gone.sid)).toBe(false);
});

test('somebody else’s can’t be ended', async () => {
  const mine = await signedIn();
  expect(await bench.accounts.endSession(bench.accountId, mine.sid)).toBe(false);
  expect((await mine.browser.refresh(mine.tokens.refresh_token)).status).toBe(200);
});

test('all are ended, or all but one', async () => {
  const [first, second, third] = [await signedIn(), await signedIn(), await signedIn()];
  await bench.accounts.endSessions(accountId, { except: second.sid });
  expect((await bench.accounts.listSessions(accountId)).map(({ id }) => id)).toEqual([second.sid]);
  expect((await first.browser.refresh(first.tokens.refresh_token)).status).toBe(400);
  expect((await third.browser.refresh(third.tokens.refresh_token)).status).toBe(400);
  expect((await second.browser.refresh(second.tokens.refresh_token)).status).toBe(200);
  await bench.accounts.endSessions(accountId);
  expect(await bench.accounts.listSessions(accountId)).toEqual([]);
});

describe('a session that nobody uses', () => {
  const idleUntil = async () => {
    const query = 'select id, idle_until as until from identity.session where account_id = $1';
    const { rows } = await bench.db.pool.query<{ id: string; until: Date | null }>(query, [accountId]);
    return new Map(rows.map(({ id, until }) => [id, until]));
  };
  const letPass = (minutes: number) =>
    bench.db.pool.query(
      "update identity.session set idle_until = idle_until - $1 * interval '1 minute' where account_id = $2",
      [minutes, accountId],
    );

  test('ends for its browser, its tokens and its list, before it is cleaned away', async () => {
    const { browser, tokens, sid } = await signedIn();
    await letPass(70);
    expect(await isOpen(sid)).toBe(204);
    await letPass(6);
    expect(await isOpen(sid)).toBe(410);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
    const silent = returned(await browser.authorize({ prompt: 'none' }));
    expect(silent.answer.get('error')).toBe('login_required');
    expect(await bench.accounts.listSessions(accountId)).toEqual([]);

    await server.identity.cleanUp();
    const { rows } = await bench.db.pool.query('select model from identity.record where account_id = $1', [
      accountId,
    ]);
    expect(rows).toEqual([]);
  });

  test('goes on with each renewed token', async () => {
    const { browser, tokens, sid } = await signedIn();
    await letPass(70);
    const renewed = (await (await browser.refresh(tokens.refresh_token)).json()) as Tokens;
    await letPass(70);
    expect(await isOpen(sid)).toBe(204);
    expect((await browser.refresh(renewed.refresh_token)).status).toBe(200);
    const silent = returned(await browser.authorize({ prompt: 'none' }));
    expect((await browser.exchange(silent)).status).toBe(200);
    await letPass(70);
    await server.identity.cleanUp();
    expect(await isOpen(sid)).toBe(204);
  });

  test('stays where its owner chose to stay signed in', async () => {
    const browser = new Browser(server);
    const way = returned(await browser.signIn(username, PASSWORD, {}, { rememberMe: 'on' }));
    const tokens = (await (await browser.exchange(way)).json()) as Tokens;
    expect(await idleUntil()).toEqual(new Map([[sidOf(tokens), null]]));
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
    expect(await idleUntil()).toEqual(new Map([[sidOf(tokens), null]]));
  });
});

test('who signs out, or is switched off, is no longer listed; the row goes with the next clean-up', async () => {
  const { browser, tokens } = await signedIn();
  const query = new URLSearchParams({ id_token_hint: tokens.id_token });
  await browser.fetch(`${browser.realm}/protocol/openid-connect/logout?${query.toString()}`);
  expect(await bench.accounts.listSessions(accountId)).toEqual([]);
  await signedIn();
  await bench.accounts.disable(accountId);
  expect(await bench.accounts.listSessions(accountId)).toEqual([]);
  await server.identity.cleanUp();
  const { rows } = await bench.db.pool.query('select id from identity.session where account_id = $1', [
    accountId,
  ]);
  expect(rows).toEqual([]);
});
