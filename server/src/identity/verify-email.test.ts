import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser, returned, shown, type ShownPage, type Tokens } from '../../test/browser.ts';
import { identityBench, type IdentityBench, type IdentityServer, PASSWORD } from '../../test/identity.ts';
import { inviteFor } from '../../test/invite-for.ts';
import { standingClock } from '../platform/clock.ts';
import { systemScope } from '../platform/db/scope.ts';
import { makeClient } from '../user-service/clients/client-factory.ts';
import { makeUser } from '../user-service/users/user-factory.ts';

let bench: IdentityBench;
let server: IdentityServer;
const clock = standingClock(new Date().toISOString());
let count = 0;

beforeAll(async () => {
  bench = await identityBench(undefined, { mail: true });
  server = await bench.start({}, clock);
});
afterAll(() => bench.close());

async function register(
  browser: Browser,
  query: Record<string, string> = {},
  email = `person${++count}@example.com`,
) {
  const page = shown(await browser.authorize(query, 'registrations'));
  const outcome = await browser.submit(page, page.context.url.registrationAction, {
    firstName: 'Ada',
    lastName: 'Núñez',
    email,
    password: PASSWORD,
    'password-confirm': PASSWORD,
  });
  return { email, outcome };
}
async function lastLink(email: string, mails = 1): Promise<string> {
  await vi.waitFor(async () => expect(await bench.mailsTo(email)).toHaveLength(mails), { timeout: 10_000 });
  const { text = '' } = (await bench.mailsTo(email)).at(-1) ?? {};
  const path = /\/realms\/writdesk\/login-actions\/action-token\?key=[\w-]{43}/.exec(text)?.[0] ?? '';
  return server.address + path;
}
async function confirm(address: string, browser = new Browser(server)): Promise<ShownPage> {
  const page = shown(await browser.follow(await browser.fetch(address), ''));
  expect(page.context).toMatchObject({ pageId: 'info.ftl', actionMethod: 'post' });
  return shown(await browser.submit(page, page.context.url.loginAction, {}));
}
const db = () => bench.db.as(systemScope);
async function acceptedInviteFor(email: string): Promise<string> {
  const code = await inviteFor(db(), email);
  const { user } = await makeUser(db(), { roles: ['client_owner'] });
  const { id } = await makeClient(db());
  await db()
    .updateTable('users.invite')
    .set({ client_id: id, accepted_at: new Date(), accepted_by: user.id })
    .where('email', '=', email)
    .execute();
  return code;
}
async function enrol(accountId: string): Promise<void> {
  const { factors } = bench.ownAccount;
  const { secret = '' } = (await factors.beginTotp(db(), accountId)) ?? {};
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect(await factors.confirmTotp(db(), accountId, code)).toHaveLength(10);
}
const factorsOf = async (accountId: string) => {
  const { totpSince, recoveryCodesLeft } = await bench.ownAccount.factors.state(db(), accountId);
  return { hasApp: totpSince !== null, recoveryCodesLeft };
};
const goOn = (browser: Browser, page: ShownPage, form: Record<string, string> = {}) =>
  browser.submit(page, page.context.url.loginAction, form);

describe('who registers', () => {
  test('is greeted without the name that was typed: the address may be somebody else’s', async () => {
    const { email } = await register(new Browser(server));
    await lastLink(email);
    const [letter] = await bench.mailsTo(email);
    expect(letter?.text).toMatch(/^Hello,\n/);
    expect(`${letter?.subject} ${letter?.text} ${letter?.html}`).not.toMatch(/Ada|Núñez/);
  });

  test('opens the mailed link, and comes in', async () => {
    const browser = new Browser(server);
    const { email, outcome } = await register(browser);
    const page = shown(outcome);
    expect(page.context).toMatchObject({
      pageId: 'login-verify-email.ftl',
      user: { email },
      message: { type: 'info' },
    });
    expect(browser.cookies.has('KEYCLOAK_IDENTITY')).toBe(false);
    const early = shown(await goOn(browser, page));
    expect(early.context).toMatchObject({
      pageId: 'login-verify-email.ftl',
      message: { type: 'warning', summary: expect.stringContaining('not opened yet') },
    });

    expect((await confirm(await lastLink(email), browser)).context.message?.type).toBe('success');
    const back = returned(await goOn(browser, early));
    const tokens = (await (await browser.exchange(back)).json()) as Tokens;
    expect(decodeJwt(tokens.access_token)).toMatchObject({ email, email_verified: true });
    await new Browser(server).signInFully(email, PASSWORD);
  });

  test('is asked at each sign-in until then, and mailed at most once a minute', async () => {
    const { email } = await register(new Browser(server));
    await lastLink(email);
    const browser = new Browser(server);
    const page = shown(await browser.signIn(email, PASSWORD));
    expect(page.context.pageId).toBe('login-verify-email.ftl');
    await lastLink(email, 2);
    const soon = shown(await goOn(browser, page, { resend: '1' }));
    expect(soon.context.message?.type).toBe('warning');
    clock.moveTo(new Date(clock.now().getTime() + 61_000).toISOString());
    const later = shown(await goOn(browser, soon, { resend: '1' }));
    expect(later.context.message?.type).toBe('info');
    await confirm(await lastLink(email, 3), browser);
    returned(await goOn(browser, later));
  });

  test('sees the page again after a reload, without another mail', async () => {
    const browser = new Browser(server);
    const { email, outcome } = await register(browser);
    const page = shown(outcome);
    await lastLink(email);
    const spanish = page.context.locale.supported.find(({ languageTag }) => languageTag === 'es')?.url ?? '';
    const again = shown(await browser.follow(await browser.fetch(spanish), page.verifier));
    expect(again.context.pageId).toBe('login-verify-email.ftl');
    const other = await register(new Browser(server));
    await lastLink(other.email);
    expect(await bench.mailsTo(email)).toHaveLength(1);
  });

  test('stands at an address of its own: a reload shows it again, and the way back asks who signs in', async () => {
    const browser = new Browser(server);
    const email = `person${++count}@example.com`;
    const page = shown(await browser.authorize({}, 'registrations'));
    const inSpanish = `${page.context.url.registrationAction}&kc_locale=es`;
    const body = new URLSearchParams({
      firstName: 'Ada',
      lastName: 'Núñez',
      email,
      password: PASSWORD,
      'password-confirm': PASSWORD,
    });
    const sent = await browser.fetch(inSpanish, { method: 'POST', body });
    expect(sent.status).toBe(303);
    const address = sent.headers.get('location') ?? '';
    expect(address).toMatch(/\/login-actions\/authenticate\/[\w-]+\?step=verify-email&kc_locale=es$/);
    for (const _time of ['first', 'reloaded']) {
      const { context } = shown(await browser.follow(await browser.fetch(address), page.verifier));
      expect(context).toMatchObject({ pageId: 'login-verify-email.ftl', user: { email } });
      expect(context.locale.currentLanguageTag).toBe('es');
    }
    const step = shown(await browser.follow(await browser.fetch(address), page.verifier));
    const back = await browser.fetch(step.context.url.loginUrl);
    expect(shown(await browser.follow(back, page.verifier)).context.pageId).toBe('login.ftl');
    await confirm(await lastLink(email), browser);
    returned(await goOn(browser, step));
  });

  test('who has the mail sent again is led to the same address', async () => {
    const browser = new Browser(server);
    const { email, outcome } = await register(browser);
    const { loginAction } = shown(outcome).context.url;
    await lastLink(email);
    clock.moveTo(new Date(clock.now().getTime() + 61_000).toISOString());
    const body = new URLSearchParams({ resend: '1' });
    const sent = await browser.fetch(loginAction, { method: 'POST', body });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, loginAction]);
    await lastLink(email, 2);
  });

  describe('on the way to an invite', () => {
    const onTheWayTo = (code: string) => ({ invite: code });

    test('that was mailed to him comes in at once; its acceptance verifies him', async () => {
      const browser = new Browser(server);
      const email = `Invited${++count}@Example.com`;
      const code = await inviteFor(db(), email);
      const { outcome } = await register(browser, onTheWayTo(code), email);
      const tokens = (await (await browser.exchange(returned(outcome))).json()) as Tokens;
      const { sub = '', sid, email_verified } = decodeJwt(tokens.access_token);
      expect(email_verified).toBe(false);
      await bench.accounts.markEmailVerified(sub, { except: String(sid) });
      const renewed = (await (await browser.refresh(tokens.refresh_token)).json()) as Tokens;
      expect(decodeJwt(renewed.access_token)['email_verified']).toBe(true);
    });

    test.each([
      ['that nobody sent', () => 'Abc123'],
      ['with more behind its code', async (email: string) => `${await inviteFor(db(), email)}/more`],
      ['of somebody else', () => inviteFor(db(), `other${++count}@example.com`)],
      ['that has expired', (email: string) => inviteFor(db(), email, { expires_at: new Date(0) })],
      ['that was withdrawn', (email: string) => inviteFor(db(), email, { revoked_at: new Date() })],
      ['that was accepted', acceptedInviteFor],
    ])('%s waits at the door', async (_, codeFor) => {
      const email = `invited${++count}@example.com`;
      const { outcome } = await register(new Browser(server), onTheWayTo(await codeFor(email)), email);
      expect(shown(outcome).context).toMatchObject({ pageId: 'login-verify-email.ftl', user: { email } });
    });
  });

  test('confirms in another browser: what waits elsewhere and was opened before may be a stranger’s, and ends', async () => {
    const stranger = new Browser(server);
    const { email, outcome } = await register(stranger);
    const waits = shown(outcome);
    const address = await lastLink(email);
    const { id } = (await bench.accounts.findByUsername(email)) ?? { id: '' };
    const invited = new Browser(server);
    const toInvite = { invite: await inviteFor(db(), email) };
    const cameIn = returned(await invited.signIn(email, PASSWORD, toInvite));
    const tokens = (await (await invited.exchange(cameIn)).json()) as Tokens;
    await enrol(id);

    // A cookie of another account’s sign-in keeps nothing.
    const his = new Browser(server);
    await register(his);
    await confirm(address, his);
    expect(shown(await goOn(stranger, waits)).context.pageId).toBe('error.ftl');
    expect((await invited.refresh(tokens.refresh_token)).status).toBe(400);
    expect(await factorsOf(id)).toEqual({ hasApp: false, recoveryCodesLeft: 0 });
    await new Browser(server).signInFully(email, PASSWORD);
  });

  test('who confirms once more loses nothing', async () => {
    const browser = new Browser(server);
    const { email, outcome } = await register(browser);
    shown(outcome);
    const address = await lastLink(email);
    const { id } = (await bench.accounts.findByUsername(email)) ?? { id: '' };
    await bench.accounts.markEmailVerified(id);
    const { refresh_token: refreshToken } = await browser.signInFully(email, PASSWORD);
    await enrol(id);
    await confirm(address);
    expect((await browser.refresh(refreshToken)).status).toBe(200);
    expect(await factorsOf(id)).toEqual({ hasApp: true, recoveryCodesLeft: 10 });
  });

  test('gets a link that opens one thing, once', async () => {
    const { email } = await register(new Browser(server));
    const address = await lastLink(email);
    const browser = new Browser(server);
    const page = shown(await browser.follow(await browser.fetch(address), ''));
    await goOn(browser, page, { 'password-new': 'a newer password', 'password-confirm': 'a newer password' });
    expect(shown(await goOn(browser, page)).status).toBe(410);
    await new Browser(server).signInFully(email, PASSWORD);
  });
});

test('a changed address is to be verified anew', async () => {
  const { email, outcome } = await register(new Browser(server));
  shown(outcome);
  const address = await lastLink(email);
  await confirm(address);
  const account = await bench.accounts.findByUsername(email);
  const changed = { firstName: 'Ada', lastName: 'Núñez', email: `new-${email}` };
  await bench.accounts.updateProfile(account?.id ?? '', changed);
  const page = shown(await new Browser(server).signIn(changed.email, PASSWORD));
  expect(page.context).toMatchObject({ pageId: 'login-verify-email.ftl', user: { email: changed.email } });
});
