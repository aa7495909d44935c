import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  Browser,
  returned,
  type Returned,
  shown,
  type ShownPage,
  type Tokens,
} from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
  SITE,
} from '../../../test/support/identity.ts';
import { PasskeyDevice, type Trick } from '../../../test/support/passkey-device.ts';
import type { Clock } from '../../platform/clock.ts';
import { systemScope } from '../../platform/db/scope.ts';

let bench: IdentityBench;
let server: IdentityServer;
let username: string;
let accountId: string;

/** Each code is for another half minute. */
let aheadSeconds = 0;
const clock: Clock = { now: () => new Date(Date.now() + aheadSeconds * 1_000) };
const db = () => bench.db.as(systemScope);
const factors = () => bench.ownAccount.factors;

beforeAll(async () => {
  bench = await identityBench();
  server = await bench.start({ publicUrl: SITE }, clock);
});
afterAll(() => bench.close());
beforeEach(async () => {
  aheadSeconds = 0;
  ({ username, accountId } = await bench.newPerson());
});

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
async function withApp() {
  const { secret = '' } = (await factors().beginTotp(db(), accountId)) ?? {};
  const recoveryCodes = (await factors().confirmTotp(db(), accountId, codeOf(secret))) ?? [];
  aheadSeconds += 60;
  return { secret, recoveryCodes };
}
async function withPasskey(device = new PasskeyDevice(SITE)) {
  const options = (await factors().beginPasskey(db(), accountId)) as { challenge: string };
  const credential = device.register(options);
  const added = await addPasskey(accountId, credential);
  return { device, recoveryCodes: added?.recoveryCodes ?? [] };
}
async function addPasskey(accountOf: string, credential: unknown, name = 'This laptop') {
  const checked = await factors().checkPasskey(accountOf, credential);
  return checked && factors().addPasskey(db(), accountOf, name, checked);
}
const askedBy = ({ context }: ShownPage) => context as unknown as { challenge: string };
const send = (browser: Browser, page: ShownPage, form: Record<string, string>) =>
  browser.submit(page, page.context.url.loginAction, form);
async function tokensOf(browser: Browser, end: ShownPage | Returned) {
  return decodeJwt(((await (await browser.exchange(returned(end))).json()) as Tokens).access_token);
}
async function toSecondPage(password = PASSWORD) {
  const browser = new Browser(server);
  return { browser, page: shown(await browser.signIn(username, password)) };
}

describe('an authenticator app', () => {
  test('asks for its code after the right password, and only then', async () => {
    const { secret } = await withApp();
    const wrong = shown(await new Browser(server).signIn(username, 'wrong'));
    expect(wrong.context.pageId).toBe('login.ftl');
    const { browser, page } = await toSecondPage();
    expect(page.context).toMatchObject({
      pageId: 'login-otp.ftl',
      auth: { showTryAnotherWayLink: true },
    });
    expect(browser.cookies.has('KEYCLOAK_IDENTITY')).toBe(false);
    expect(await tokensOf(browser, await send(browser, page, { otp: codeOf(secret) }))).toMatchObject({
      acr: '2',
      amr: ['pwd', 'otp'],
    });
  });

  test('that was begun and not confirmed asks for nothing', async () => {
    await factors().beginTotp(db(), accountId);
    expect(await factors().confirmTotp(db(), accountId, '000000')).toBeUndefined();
    returned(await new Browser(server).signIn(username, PASSWORD));
  });

  test('takes no code twice, and a clock that is half a minute off', async () => {
    const { secret } = await withApp();
    const first = await toSecondPage();
    const code = codeOf(secret);
    aheadSeconds += 30;
    returned(await send(first.browser, first.page, { otp: ` ${code.slice(0, 3)} ${code.slice(3)}` }));
    const second = await toSecondPage();
    const refused = shown(await send(second.browser, second.page, { otp: code }));
    expect(refused.context.messagesPerField).toEqual({
      totp: 'This code isn’t correct, or it has already been used. Use the next one.',
    });
    returned(await send(second.browser, refused, { otp: codeOf(secret) }));
    aheadSeconds += 120;
    const third = await toSecondPage();
    const old = codeOf(secret);
    aheadSeconds += 90;
    expect(shown(await send(third.browser, third.page, { otp: old })).context.pageId).toBe('login-otp.ftl');
  });

  test('locks after five wrong codes, whatever right passwords come between', async () => {
    const { secret } = await withApp();
    for (let time = 0; time < 5; time++) {
      const { browser, page } = await toSecondPage();
      expect(shown(await send(browser, page, { otp: '000000' })).status).toBe(200);
    }
    const { browser, page } = await toSecondPage();
    const locked = shown(await send(browser, page, { otp: codeOf(secret) }));
    expect(locked.status).toBe(429);
    expect(locked.context.message?.summary).toBe('Too many failed attempts. Try again in 1 minute.');
    aheadSeconds += 61;
    returned(await send(browser, locked, { otp: codeOf(secret) }));
  });

  test('gets no way round it', async () => {
    await withApp();
    const { browser, page } = await toSecondPage();
    const id = page.context.url.loginAction.split('/').at(-1)?.split('?')[0] ?? '';
    await browser.follow(
      await browser.fetch(`${browser.realm}/protocol/openid-connect/auth/${id}`),
      page.verifier,
    );
    expect(browser.cookies.has('KEYCLOAK_IDENTITY')).toBe(false);
  });

  test('has an address of its own, and so has the other way: a reload sends no form again', async () => {
    const { recoveryCodes } = await withApp();
    const browser = new Browser(server);
    const { context, verifier } = shown(await browser.authorize());
    const post = (action: string, form: Record<string, string>) =>
      browser.fetch(action, { method: 'POST', body: new URLSearchParams(form) });
    const open = async (address: string) =>
      shown(await browser.follow(await browser.fetch(address), verifier));
    const sent = await post(context.url.loginAction, { username, password: PASSWORD });
    const address = sent.headers.get('location') ?? '';
    expect([sent.status, address.split('?')[1]]).toEqual([303, 'step=second-factor']);
    expect((await open(address)).context.pageId).toBe('login-otp.ftl');
    const turned = await post(address, { tryAnotherWay: 'on' });
    expect([turned.status, turned.headers.get('location')]).toEqual([303, address]);
    await open(address);
    const page = await open(address);
    expect(page.context.pageId).toBe('login-recovery-authn-code-input.ftl');
    const wrong = shown(await send(browser, page, { recoveryCodeInput: 'wrong' }));
    expect(Object.keys(wrong.context.messagesPerField)).toEqual(['recoveryCodeInput']);
    returned(await send(browser, wrong, { recoveryCodeInput: recoveryCodes[0] ?? '' }));
  });

  test('is sealed in the database, and gone when it is removed, with its recovery codes', async () => {
    const { secret, recoveryCodes } = await withApp();
    const { rows } = await bench.db.pool.query<{ all: string }>(
      "select t::text || coalesce((select string_agg(c::text, ' ') from identity.recovery_code c), '') as all from identity.totp t",
    );
    for (const { all } of rows) {
      expect(all).not.toContain(secret);
      for (const code of recoveryCodes) expect(all).not.toContain(code);
    }
    expect(await factors().removeTotp(db(), accountId)).toBe(true);
    expect(await factors().state(db(), accountId)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    returned(await new Browser(server).signIn(username, PASSWORD));
  });
});

test('what was lost is removed by an administrator: app, passkeys, codes and sessions; the password stays', async () => {
  const { secret } = await withApp();
  await withPasskey();
  const { browser, page } = await toSecondPage();
  const tokens = await tokensOf(browser, await send(browser, page, { otp: codeOf(secret) }));
  expect(tokens).toMatchObject({ acr: '2' });
  await bench.accounts.removeFactors(accountId);
  expect(await bench.accounts.listSessions(accountId)).toEqual([]);
  const nothing = { totpSince: null, passkeys: [], recoveryCodesLeft: 0, hasPassword: true };
  expect(await factors().state(db(), accountId)).toMatchObject(nothing);
  await new Browser(server).signInFully(username, PASSWORD);
});

describe('a recovery code', () => {
  test('stands for the app once', async () => {
    const { recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    // Five bits a figure, and 128 at least: what is kept is a plain hash.
    for (const each of recoveryCodes) expect(each).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){6}[A-HJ-NP-Z2-9]{4}$/);
    const code = recoveryCodes[3] ?? '';
    const { browser, page } = await toSecondPage();
    const other = shown(await send(browser, page, { tryAnotherWay: 'on' }));
    expect(other.context.pageId).toBe('login-recovery-authn-code-input.ftl');
    expect(
      await tokensOf(browser, await send(browser, other, { recoveryCodeInput: code.toLowerCase() })),
    ).toMatchObject({ acr: '2', amr: ['pwd', 'otp'] });
    expect(await factors().state(db(), accountId)).toMatchObject({ recoveryCodesLeft: 9 });

    const again = await toSecondPage();
    const input = shown(await send(again.browser, again.page, { tryAnotherWay: 'on' }));
    const refused = shown(await send(again.browser, input, { recoveryCodeInput: code }));
    expect(Object.keys(refused.context.messagesPerField)).toEqual(['recoveryCodeInput']);
    const back = shown(await send(again.browser, refused, { tryAnotherWay: 'on' }));
    expect(back.context.pageId).toBe('login-otp.ftl');
  });

  test('is worth nothing after new ones were made', async () => {
    const { recoveryCodes } = await withApp();
    const renewed = (await factors().renewRecoveryCodes(db(), accountId)) ?? [];
    const { browser, page } = await toSecondPage();
    const input = shown(await send(browser, page, { tryAnotherWay: 'on' }));
    const refused = shown(await send(browser, input, { recoveryCodeInput: recoveryCodes[0] ?? '' }));
    expect(refused.context.pageId).toBe('login-recovery-authn-code-input.ftl');
    returned(await send(browser, refused, { recoveryCodeInput: renewed[0] ?? '' }));
  });
});

describe('a passkey', () => {
  test('signs in without a name or a password, as two proofs', async () => {
    const { device, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    expect(page.context).toMatchObject({
      pageId: 'login.ftl',
      enableWebAuthnConditionalUI: true,
      rpId: 'desk.example.com',
      userVerification: 'required',
    });
    const form = device.answer(askedBy(page), { userHandle: accountId });
    expect(await tokensOf(browser, await send(browser, page, form))).toMatchObject({
      sub: accountId,
      acr: '2',
      amr: ['hwk', 'user', 'mfa'],
    });
    expect((await factors().state(db(), accountId)).passkeys).toEqual([
      expect.objectContaining({ name: 'This laptop', lastUsedAt: expect.any(Date) }),
    ]);
  });

  test('sets no password after an administrator voided the old one: the mailed link does', async () => {
    const { device } = await withPasskey();
    await bench.accounts.forceReset(accountId);
    const browser = new Browser(server);
    const first = shown(await browser.authorize());
    const page = shown(await send(browser, first, device.answer(askedBy(first), { userHandle: accountId })));
    const byMail = { pageId: 'error.ftl', message: { summary: expect.stringContaining('mailed you') } };
    expect(page.context).toMatchObject(byMail);
    const chosen = { 'password-new': 'a newer password', 'password-confirm': 'a newer password' };
    const { loginAction } = first.context.url;
    const step = loginAction.replace(/[^/]*$/, 'new-password');
    for (const address of [page.context.url.loginAction || step, step])
      expect(shown(await browser.submit(page, address, chosen)).context.pageId).toBe('error.ftl');
    expect((await factors().state(db(), accountId)).hasPassword).toBe(false);
    const refused = shown(await new Browser(server).signIn(username, 'a newer password'));
    expect(refused.context.pageId).toBe('login.ftl');
  });

  test('is the second factor where there is no app', async () => {
    const { device } = await withPasskey();
    const { browser, page } = await toSecondPage();
    expect(page.context).toMatchObject({ pageId: 'webauthn-authenticate.ftl', isUserIdentified: true });
    expect(JSON.stringify(page.context)).toContain(device.credentialId);
    const end = await send(browser, page, device.answer(askedBy(page)));
    expect(await tokensOf(browser, end)).toMatchObject({ acr: '2', amr: ['pwd', 'hwk', 'user'] });
  });

  const tricks: [string, Trick][] = [
    ['made for another site', { origin: 'https://evil.example' }],
    ['of another site’s key', { rpId: 'evil.example' }],
    ['to another question', { challenge: 'c2VsZi1tYWRl' }],
    ['of a key that nobody unlocked', { isLocked: true }],
    ['that was counted before', { counter: 1 }],
    ['for another account', { userHandle: '00000000-0000-4000-8000-000000000000' }],
  ];
  test.each(tricks)('is refused with an answer %s', async (_what, trick) => {
    const { device } = await withPasskey();
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    const refused = shown(await send(browser, page, device.answer(askedBy(page), trick)));
    expect(refused.context).toMatchObject({
      pageId: 'login.ftl',
      message: { type: 'error', summary: expect.stringContaining('passkey') },
    });
    returned(await send(browser, refused, device.answer(askedBy(refused))));
  });

  test('answers a question once, and only in the browser that was asked', async () => {
    const { device } = await withPasskey();
    const [asked, other] = [new Browser(server), new Browser(server)];
    const page = shown(await asked.authorize());
    const form = device.answer(askedBy(page));
    const elsewhere = shown(await other.authorize());
    expect(shown(await send(other, elsewhere, form)).context.pageId).toBe('login.ftl');
    const second = shown(await asked.authorize());
    expect(shown(await send(asked, second, form)).context.pageId).toBe('login.ftl');
  });

  test.each<[string, Trick]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['to another question', { challenge: 'c2VsZi1tYWRl' }],
    ['of a key that nobody unlocked', { isLocked: true }],
  ])('is not added with an answer %s, and the question is spent', async (_what, trick) => {
    const device = new PasskeyDevice(SITE);
    const options = (await factors().beginPasskey(db(), accountId)) as { challenge: string };
    const add = (credential: unknown) => addPasskey(accountId, credential);
    expect(await add(device.register(options, trick))).toBeUndefined();
    if (!trick.challenge) expect(await add(device.register(options))).toBeUndefined();
    expect(await add({ id: 'nonsense' })).toBeUndefined();
  });

  test('belongs to one account alone, and no longer signs in when it is removed', async () => {
    const { device } = await withPasskey();
    const options = (await factors().beginPasskey(db(), bench.accountId)) as { challenge: string };
    expect(await addPasskey(bench.accountId, device.register(options))).toBeUndefined();

    const [passkey] = (await factors().state(db(), accountId)).passkeys;
    expect(await factors().removePasskey(db(), bench.accountId, passkey?.id ?? '')).toBeUndefined();
    expect(await factors().removePasskey(db(), accountId, passkey?.id ?? '')).toBe('This laptop');
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    shown(await send(browser, page, device.answer(askedBy(page))));
    returned(await new Browser(server).signIn(username, PASSWORD));
  });
});
