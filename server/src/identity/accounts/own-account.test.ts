import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser, returned } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';

const NEW = 'a newer password';
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

const change = (oldPassword: string, newPassword: string, sessionId?: string) =>
  bench.ownAccount.changePassword({ accountId, oldPassword, newPassword, sessionId, address: '192.0.2.1' });

describe('changing one’s password', () => {
  test('leaves the own session, and ends the others with their tokens', async () => {
    const own = new Browser(server);
    const other = new Browser(server);
    const mine = await own.signInFully(username, PASSWORD);
    const theirs = await other.signInFully(username, PASSWORD);
    const sid = String(decodeJwt(mine.access_token)['sid']);
    expect(await change(PASSWORD, NEW, sid)).toEqual({ kind: 'changed' });

    const renewed = await own.refresh(mine.refresh_token);
    expect(renewed.status).toBe(200);
    expect(returned(await own.authorize({ prompt: 'none' })).answer.get('code')).toBeTruthy();
    expect((await other.refresh(theirs.refresh_token)).status).toBe(400);
    expect(returned(await other.authorize({ prompt: 'none' })).answer.get('error')).toBe('login_required');
    await new Browser(server).signInFully(username, NEW);
  });

  test('without a session named ends all', async () => {
    const browser = new Browser(server);
    const { refresh_token } = await browser.signInFully(username, PASSWORD);
    await change(PASSWORD, NEW);
    expect((await browser.refresh(refresh_token)).status).toBe(400);
  });

  test.each([
    ['too short', 'short', 'too-short'],
    ['too long', 'x'.repeat(129), 'too-long'],
    ['in lists of stolen ones', 'Football1', 'common'],
    ['the old one', PASSWORD, 'unchanged'],
    ['the person’s name', 'núñezada', 'own-name'],
  ])('to one that is %s is refused', async (_what, password, fault) => {
    expect(await change(PASSWORD, password)).toEqual({ kind: 'refused', fault });
    await new Browser(server).signInFully(username, PASSWORD);
  });

  test('with wrong old ones is refused after five, for that session alone: the next sign-in isn’t slowed', async () => {
    for (let time = 0; time < 5; time++)
      expect(await change('wrong', NEW)).toEqual({ kind: 'wrong-password' });
    expect(await change(PASSWORD, NEW)).toMatchObject({ kind: 'locked', until: expect.any(Date) });
    await new Browser(server).signInFully(username, PASSWORD);
  });
});
