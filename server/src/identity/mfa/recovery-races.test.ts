import { Secret, TOTP } from 'otpauth';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser, type Returned, returned, shown, type ShownPage } from '../../../test/support/browser.ts';
import { heldAt } from '../../../test/support/held-at.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
  SITE,
} from '../../../test/support/identity.ts';
import { PasskeyDevice } from '../../../test/support/passkey-device.ts';
import type { DB } from '../../platform/db/schema.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { endSessions } from '../sessions/session-queries.ts';
import { deleteFactors } from './delete-factors.ts';

// The last proof of a sign-in is held back at the row that it changes. Meanwhile the person signs out everywhere, an administrator
// resets the factors, or the same proof comes a second time.

let bench: IdentityBench;
let server: IdentityServer;
let username: string;
let accountId: string;
let recoveryCodes: readonly string[];
let secret: string;
let device: PasskeyDevice;
beforeAll(async () => {
  bench = await identityBench();
  server = await bench.start({ publicUrl: SITE });
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ username, accountId } = await bench.newPerson());
});

const db = () => bench.db.as(systemScope);
const factors = () => bench.ownAccount.factors;
const codeIn = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1_000 });

async function withApp() {
  ({ secret = '' } = (await factors().beginTotp(db(), accountId)) ?? {});
  recoveryCodes = (await factors().confirmTotp(db(), accountId, codeIn(-30))) ?? [];
}
async function withPasskey() {
  device = new PasskeyDevice(SITE);
  const options = (await factors().beginPasskey(db(), accountId)) as { challenge: string };
  const checked = await factors().checkPasskey(accountId, device.register(options));
  if (!checked) throw new Error('The passkey was refused.');
  await factors().addPasskey(db(), accountId, 'This laptop', checked);
}
const submit = (browser: Browser, page: ShownPage, form: Record<string, string>) =>
  browser.submit(page, page.context.url.loginAction, form);
const challengeOf = ({ context }: ShownPage) => context as unknown as { challenge: string };

/** A proof, once everything before it is done: sends it. */
type Proof = () => Promise<{ browser: Browser; send: () => Promise<ShownPage | Returned> }>;
async function afterPassword() {
  const browser = new Browser(server);
  return { browser, page: shown(await browser.signIn(username, PASSWORD)) };
}
const byRecoveryCode: Proof = async () => {
  await withApp();
  const { browser, page } = await afterPassword();
  const asked = shown(await submit(browser, page, { tryAnotherWay: 'on' }));
  return { browser, send: () => submit(browser, asked, { recoveryCodeInput: recoveryCodes[0] ?? '' }) };
};
const byApp: Proof = async () => {
  await withApp();
  const { browser, page } = await afterPassword();
  return { browser, send: () => submit(browser, page, { otp: codeIn(0) }) };
};
const bySecondPasskey: Proof = async () => {
  await withPasskey();
  const { browser, page } = await afterPassword();
  return { browser, send: () => submit(browser, page, device.answer(challengeOf(page))) };
};
const byPasskeyAlone: Proof = async () => {
  await withPasskey();
  const browser = new Browser(server);
  const page = shown(await browser.authorize());
  const answer = device.answer(challengeOf(page), { userHandle: accountId });
  return { browser, send: () => submit(browser, page, answer) };
};
const proofs = [
  ['a recovery code', 'identity.recovery_code', byRecoveryCode],
  ['the code of an app', 'identity.totp', byApp],
  ['a passkey after the password', 'identity.passkey', bySecondPasskey],
  ['a passkey alone', 'identity.passkey', byPasskeyAlone],
] as const;

async function expectSignedOut(browser: Browser) {
  const silent = returned(await browser.authorize({ prompt: 'none' }));
  expect(silent.answer.get('error')).toBe('login_required');
  expect(await bench.accounts.listSessions(accountId)).toEqual([]);
}

describe.each(proofs)('%s', (_name, table, prepare) => {
  const mode = { mode: 'exclusive' } as const;

  test('signs nobody in behind the end of all sessions', async () => {
    const { browser, send } = await prepare();
    const page = shown(await heldAt(bench, table, send, (tx) => endSessions(tx, accountId), mode));
    expect(page).toMatchObject({ status: 400, context: { pageId: 'error.ftl' } });
    await expectSignedOut(browser);
  });

  test('signs nobody in behind a reset of the factors', async () => {
    const { browser, send } = await prepare();
    const reset = async (tx: Kysely<DB>) => {
      await deleteFactors(tx, accountId);
      await endSessions(tx, accountId);
    };
    shown(await heldAt(bench, table, send, reset, mode));
    await expectSignedOut(browser);
  });

  test('goes on where nothing else happens', async () => {
    const { browser, send } = await prepare();
    const end = returned(await heldAt(bench, table, send, async () => undefined, mode));
    expect((await browser.exchange(end)).status).toBe(200);
  });
});

test('a recovery code that comes from two browsers at once signs one of them in', async () => {
  await withApp();
  const pages = await Promise.all(
    [1, 2].map(async () => {
      const { browser, page } = await afterPassword();
      return { browser, page: shown(await submit(browser, page, { tryAnotherWay: 'on' })) };
    }),
  );
  const send = () =>
    Promise.all(
      pages.map(({ browser, page }) => submit(browser, page, { recoveryCodeInput: recoveryCodes[0] ?? '' })),
    );
  const ends = await heldAt(bench, 'identity.recovery_code', send, async () => undefined, {
    mode: 'exclusive',
    waiting: 2,
  });
  expect(ends.filter((end) => !('context' in end))).toHaveLength(1);
  expect((await factors().state(db(), accountId)).recoveryCodesLeft).toBe(9);
});
