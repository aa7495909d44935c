import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Kysely, sql } from 'kysely';
import { Browser, returned, type Tokens } from '../../../test/support/browser.ts';
import { heldAt } from '../../../test/support/held-at.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';
import { decodeJwt } from 'jose';
import type { DB } from '../../platform/db/schema.ts';
import { endSession, endSessions } from './session-queries.ts';

let bench: IdentityBench;
let server: IdentityServer;
let username: string;
let accountId: string;
let browser: Browser;
let tokens: Tokens;

beforeAll(async () => {
  bench = await identityBench();
  server = await bench.start();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ username, accountId } = await bench.newPerson());
  browser = new Browser(server);
  tokens = await browser.signInFully(username, PASSWORD);
});

const sidOf = () => String(decodeJwt(tokens.access_token)['sid']);
const silently = async (by: Browser) => returned(await by.authorize({ prompt: 'none' })).answer;

/** The person is signed out, by the old cookie and by the old tokens. */
async function expectSignedOut() {
  expect((await silently(browser)).get('error')).toBe('login_required');
  expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  expect(await bench.accounts.listSessions(accountId)).toEqual([]);
  const { rows } = await bench.db.pool.query('select model from identity.record where account_id = $1', [
    accountId,
  ]);
  expect(rows).toEqual([]);
}

describe('a session that ends while a request goes on with it', () => {
  const endings = [
    ['all', (tx: Kysely<DB>) => endSessions(tx, accountId)],
    ['it alone', (tx: Kysely<DB>) => endSession(tx, accountId, sidOf())],
    ['all others', (tx: Kysely<DB>) => endSessions(tx, accountId, { sessionId: 'another' })],
  ] as const;

  test.each(endings)('stays ended behind a silent sign-in: %s', async (_name, end) => {
    await heldAt(bench, 'identity.account', () => browser.authorize({ prompt: 'none' }), end);
    await expectSignedOut();
  });

  test('stays ended behind a renewal of its tokens', async () => {
    const reply = await heldAt(
      bench,
      'identity.account',
      () => browser.refresh(tokens.refresh_token),
      endings[0][1],
    );
    expect(reply.status).toBe(400);
    await expectSignedOut();
  });

  test('stays ended behind a silent sign-in when its person signs out', async () => {
    const cookies = new Map(browser.cookies);
    await heldAt(
      bench,
      'identity.account',
      () => browser.authorize({ prompt: 'none' }),
      // As the page that signs out does, whose own request would wait here, too.
      (tx) => sql`delete from identity.record where account_id = ${accountId}`.execute(tx),
    );
    for (const [name, cookie] of cookies) browser.cookies.set(name, cookie);
    await expectSignedOut();
  });

  test('goes on where it is the one that is kept', async () => {
    const answer = await heldAt(
      bench,
      'identity.account',
      () => browser.authorize({ prompt: 'none' }),
      (tx) => endSessions(tx, accountId, { sessionId: sidOf() }),
    );
    expect(returned(answer).answer.get('code')).toBeTruthy();
    expect((await silently(browser)).get('code')).toBeTruthy();
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
  });
});

describe('a sign-in that began before the sessions of its account ended', () => {
  const NEXT = 'another horse, another battery';

  test('finishes nowhere with the old password', async () => {
    const other = new Browser(server);
    const page = await heldAt(
      bench,
      'identity.sign_in_failure',
      () => other.signIn(username, PASSWORD),
      (tx) => endSessions(tx, accountId),
    );
    expect(page).toMatchObject({ status: 400, context: { pageId: 'error.ftl' } });
    expect((await silently(other)).get('error')).toBe('login_required');
    await expectSignedOut();
  });

  test('does not replace the new password by the old one', async () => {
    const { matches } = bench.passwords;
    let release = () => {};
    const opened = new Promise<void>((resolve) => (release = resolve));
    let reached = () => {};
    const compared = new Promise<void>((resolve) => (reached = resolve));
    bench.passwords.matches = async (hash, password) => {
      const isRight = await matches(hash, password);
      reached();
      await opened;
      return isRight;
    };
    const changing = bench.ownAccount.changePassword({
      accountId,
      sessionId: sidOf(),
      oldPassword: PASSWORD,
      newPassword: 'what a stranger chose',
      address: '203.0.113.9',
    });
    await compared;
    bench.passwords.matches = matches;
    await bench.accounts.setPassword(accountId, NEXT);
    release();
    expect(await changing).toEqual({ kind: 'wrong-password' });
    await new Browser(server).signInFully(username, NEXT);
  });

  test('does not finish when it waits for the new password that its person was told to choose, and all ends again', async () => {
    await bench.askForAnother(accountId);
    const other = new Browser(server);
    const page = await other.signIn(username, PASSWORD);
    if (!('context' in page)) throw new Error('No new password was asked for.');
    const form = { 'password-new': NEXT, 'password-confirm': NEXT };
    const { loginAction } = page.context.url;
    // The comparison of the new password with the old is the last that it reads.
    const answer = await heldAt(
      bench,
      'identity.account',
      () => other.submit(page, loginAction, form),
      (tx) => endSessions(tx, accountId),
    );
    expect(answer).toMatchObject({ status: 400 });
    expect((await silently(other)).get('error')).toBe('login_required');
  });
});
