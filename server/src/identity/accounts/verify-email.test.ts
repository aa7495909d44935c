import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser, returned, shown, type ShownPage, type Tokens } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';
import { inviteFor } from '../../../test/support/invite-for.ts';
import { standingClock } from '../../platform/clock.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { mailLimits } from '../../platform/mail/index.ts';
import { makeClient } from '../../user-service/clients/client-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';

const LINK = /\/realms\/writdesk\/login-actions\/action-token\?key=[\w-]{43}/;
const OWN_PASSWORD = 'the owner’s own password';
const { recipient } = mailLimits;
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
  email = `reader${++count}@example.com`,
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
  const links = async () => (await bench.mailsTo(email)).flatMap(({ text }) => LINK.exec(text)?.[0] ?? []);
  await vi.waitFor(async () => expect(await links()).toHaveLength(mails), { timeout: 10_000 });
  return server.address + ((await links()).at(-1) ?? '');
}
async function confirm(
  address: string,
  browser = new Browser(server),
  password = OWN_PASSWORD,
): Promise<ShownPage> {
  const page = shown(await browser.follow(await browser.fetch(address), ''));
  expect(page.context).toMatchObject({ pageId: 'register.ftl', passwordRequired: true });
  const form = { firstName: 'Ada', lastName: 'Núñez', password, 'password-confirm': password };
  return shown(await browser.submit(page, page.context.url.registrationAction, form));
}
/** The way on from the page that waits: the sign-in that began with the registration takes the new password. */
async function signInFrom(browser: Browser, { verifier, context }: ShownPage, email: string) {
  const page = shown(await browser.follow(await browser.fetch(context.url.loginUrl), verifier));
  expect(page.context.pageId).toBe('login.ftl');
  const form = { username: email, password: OWN_PASSWORD };
  return returned(await browser.submit(page, page.context.url.loginAction, form));
}
const db = () => bench.db.as(systemScope);
async function waitingJobs(): Promise<number> {
  const { rows } = await bench.db.pool.query(
    "select 1 from jobs.job where name = 'identity.mail' and state <> 'completed'",
  );
  return rows.length;
}
async function acceptedInviteFor(email: string): Promise<string> {
  const code = await inviteFor(db(), email);
  const { user } = await makeUser(db(), { roles: ['client_owner'] });
  const { id } = await makeClient(db());
  await db()
    .updateTable('users.invite')
    .set({ clientId: id, acceptedAt: new Date(), acceptedBy: user.id })
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

  test('is asked for no password before the mailed link, chooses it there, and signs in with it', async () => {
    const browser = new Browser(server);
    const form = shown(await browser.authorize({}, 'registrations'));
    expect(form.context).toMatchObject({ pageId: 'register.ftl', passwordRequired: false });
    const { email, outcome } = await register(browser);
    const page = shown(outcome);
    expect(page.context).toMatchObject({
      pageId: 'login-verify-email.ftl',
      user: { email },
      message: { type: 'info' },
    });
    expect(browser.cookies.has('KEYCLOAK_IDENTITY')).toBe(false);
    const link = await lastLink(email);
    const names = shown(await browser.follow(await browser.fetch(link), '')).context.profile.attributesByName;
    expect([names.firstName.value, names.lastName.value, names.email.value]).toEqual(['Ada', 'Núñez', email]);

    expect((await confirm(link, browser)).context.message?.type).toBe('success');
    expect(shown(await goOn(browser, page)).context.pageId).toBe('login-verify-email.ftl');
    const back = await signInFrom(browser, page, email);
    const tokens = (await (await browser.exchange(back)).json()) as Tokens;
    expect(decodeJwt(tokens.access_token)).toMatchObject({ email, email_verified: true });
  });

  test('has no use for a password that was sent with the registration, also in the browser that registered', async () => {
    const browser = new Browser(server);
    const { email } = await register(browser);
    await confirm(await lastLink(email), browser);
    const refused = shown(await new Browser(server).signIn(email, PASSWORD));
    expect(refused.context).toMatchObject({ pageId: 'login.ftl', message: { type: 'error' } });
  });

  test('has the mail sent again, at most once a minute', async () => {
    const browser = new Browser(server);
    const { email, outcome } = await register(browser);
    const page = shown(outcome);
    await lastLink(email);
    const soon = shown(await goOn(browser, page, { resend: '1' }));
    expect(soon.context.message?.type).toBe('warning');
    clock.moveTo(new Date(clock.now().getTime() + 61_000).toISOString());
    const later = shown(await goOn(browser, soon, { resend: '1' }));
    expect(later.context.message?.type).toBe('info');
    await confirm(await lastLink(email, 2), browser);
    await signInFrom(browser, later, email);
  });

  test('sees the page again after a reload, without another email', async () => {
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
    const email = `reader${++count}@example.com`;
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
    await signInFrom(browser, step, email);
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

    test('that was mailed to the address comes in at once: the link shows that the email was read', async () => {
      const browser = new Browser(server);
      const email = `Invited${++count}@Example.com`;
      const code = await inviteFor(db(), email);
      const { outcome } = await register(browser, onTheWayTo(code), email);
      const tokens = (await (await browser.exchange(returned(outcome))).json()) as Tokens;
      expect(decodeJwt(tokens.access_token)['email_verified']).toBe(true);
    });

    test.each([
      ['that nobody sent', () => 'Abc123'],
      ['with more behind its code', async (email: string) => `${await inviteFor(db(), email)}/more`],
      ['of somebody else', () => inviteFor(db(), `other${++count}@example.com`)],
      ['that has expired', (email: string) => inviteFor(db(), email, { expiresAt: new Date(0) })],
      ['that was withdrawn', (email: string) => inviteFor(db(), email, { revokedAt: new Date() })],
      ['that was accepted', acceptedInviteFor],
    ])('%s waits before the app', async (_, codeFor) => {
      const email = `invited${++count}@example.com`;
      const { outcome } = await register(new Browser(server), onTheWayTo(await codeFor(email)), email);
      expect(shown(outcome).context).toMatchObject({ pageId: 'login-verify-email.ftl', user: { email } });
    });
  });

  test('has no account before: the password opens nothing, and nobody is shown that it is right', async () => {
    const { email } = await register(new Browser(server));
    expect(await bench.accounts.findByUsername(email)).toBeUndefined();
    const page = shown(await new Browser(server).signIn(email, PASSWORD));
    expect(page.context).toMatchObject({ pageId: 'login.ftl', message: { type: 'error' } });
  });

  test('confirms in another browser: names and password of whoever registered are not used, and their page lets nobody in', async () => {
    const stranger = new Browser(server);
    const { email, outcome } = await register(stranger);
    const waits = shown(outcome);
    const address = await lastLink(email);
    const owner = new Browser(server);
    // A cookie of another registration makes this no browser that registered.
    await register(owner);
    const page = shown(await owner.follow(await owner.fetch(address), ''));
    expect(page.context).toMatchObject({
      pageId: 'register.ftl',
      profile: {
        attributesByName: { firstName: { value: '' }, lastName: { value: '' }, email: { value: email } },
      },
    });
    expect(await bench.accounts.findByUsername(email)).toBeUndefined();

    const form = { firstName: 'Olive', lastName: 'Tran', email: 'other@example.com' };
    const short = { ...form, password: 'short', 'password-confirm': 'short' };
    const again = shown(await owner.submit(page, page.context.url.registrationAction, short));
    expect(again.context).toMatchObject({
      pageId: 'register.ftl',
      messagesPerField: { password: expect.any(String) as string },
      profile: { attributesByName: { firstName: { value: 'Olive' }, email: { value: email } } },
    });
    const own = { ...form, password: OWN_PASSWORD, 'password-confirm': OWN_PASSWORD };
    const done = shown(await owner.submit(again, again.context.url.registrationAction, own));
    expect(done.context).toMatchObject({ pageId: 'info.ftl', message: { type: 'success' } });
    expect(await bench.accounts.findByUsername(email)).toMatchObject({
      email,
      firstName: 'Olive',
      lastName: 'Tran',
      emailVerified: true,
    });

    expect(shown(await goOn(stranger, waits)).context.pageId).toBe('login-verify-email.ftl');
    const refused = shown(await new Browser(server).signIn(email, PASSWORD));
    expect(refused.context).toMatchObject({ pageId: 'login.ftl', message: { type: 'error' } });
    await new Browser(server).signInFully(email, OWN_PASSWORD);
  });

  test('of two who register one address whoever opens a link ends the other’s', async () => {
    const email = `reader${++count}@example.com`;
    const stranger = new Browser(server);
    await register(stranger, {}, email);
    const ofStranger = await lastLink(email);
    const owner = new Browser(server);
    const { outcome } = await register(owner, {}, email);
    const ofOwner = await lastLink(email, 2);
    await confirm(ofOwner, owner);
    await signInFrom(owner, shown(outcome), email);
    expect((await stranger.fetch(ofStranger)).status).toBe(410);
  });

  test.each(['that nobody has', 'that has an account'])(
    'counts for an address %s: five emails an hour, and the page says nothing of it',
    async (which) => {
      const email =
        which === 'that nobody has' ? `reader${++count}@example.com` : (await bench.newPerson()).username;
      const pages: unknown[] = [];
      for (let time = 0; time <= recipient.most; time += 1) {
        const { outcome } = await register(new Browser(server), {}, email);
        const { status, context } = shown(outcome);
        pages.push({ status, pageId: context.pageId, message: context.message });
      }
      expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
      await lastLink(email, recipient.most);
      await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), { timeout: 10_000 });
      expect(await bench.mailsTo(email)).toHaveLength(recipient.most);
    },
  );

  test('takes nothing from the address where the caller had enough', async () => {
    const guarded = await bench.start({ trustProxy: 1 }, clock, 1);
    const email = `reader${++count}@example.com`;
    const statuses: number[] = [];
    for (const caller of [
      '198.51.100.1',
      ...Array.from({ length: 6 }, () => '198.51.100.1'),
      '198.51.100.2',
    ]) {
      const browser = new Browser(guarded);
      const page = shown(await browser.authorize({}, 'registrations'));
      const form = {
        firstName: 'Ada',
        lastName: 'Ng',
        email,
        password: PASSWORD,
        'password-confirm': PASSWORD,
      };
      const headers = { 'x-forwarded-for': caller };
      const body = new URLSearchParams(form);
      const action = page.context.url.registrationAction;
      statuses.push((await browser.fetch(action, { method: 'POST', body, headers })).status);
    }
    expect(statuses).toEqual([303, ...Array.from({ length: 6 }, () => 429), 303]);
    await lastLink(email, 2);
  });

  test('gets a link that opens one thing, once', async () => {
    const browser = new Browser(server);
    const { email } = await register(browser);
    const address = await lastLink(email);
    await confirm(address, browser);
    expect((await browser.fetch(address)).status).toBe(410);
    await new Browser(server).signInFully(email, OWN_PASSWORD);
  });
});

describe('an address that has an account', () => {
  async function owner() {
    const { username, accountId } = await bench.newPerson();
    await enrol(accountId);
    return { email: username, id: accountId };
  }

  test('is registered with the same pages; the email notifies its owner, and nothing of the account changes', async () => {
    const { email, id } = await owner();
    const stranger = new Browser(server);
    const taken = shown((await register(stranger, {}, email)).outcome);
    const free = await register(new Browser(server));
    const told = ({ context: { pageId, message, messagesPerField } }: ShownPage) => ({
      pageId,
      message,
      messagesPerField,
    });
    expect(told(taken)).toEqual(told(shown(free.outcome)));
    expect(taken.status).toBe(200);
    await lastLink(email);
    const letter = (await bench.mailsTo(email)).at(-1);
    expect(letter).toMatchObject({ subject: 'You already have a Writdesk account', isSecret: true });
    expect(`${letter?.text} ${letter?.html}`).not.toMatch(/Ada|Núñez/);
    for (const form of [{}, { resend: '1' }] as Record<string, string>[])
      expect(shown(await goOn(stranger, taken, form)).context.pageId).toBe('login-verify-email.ftl');
    expect(await factorsOf(id)).toEqual({ hasApp: true, recoveryCodesLeft: 10 });
  });

  test('is registered with the same work', async () => {
    // Nobody writes emails here: their queries would be counted, too.
    const quiet = await identityBench('known@example.com');
    const other = await quiet.start();
    const work = async (address: string) => {
      const browser = new Browser(other);
      const page = shown(await browser.authorize({}, 'registrations'));
      const query = vi.spyOn(quiet.db.pool, 'connect');
      const form = { firstName: 'Ada', lastName: 'Núñez', email: address };
      await browser.fetch(page.context.url.registrationAction, {
        method: 'POST',
        body: new URLSearchParams({ ...form, password: PASSWORD, 'password-confirm': PASSWORD }),
      });
      const times = query.mock.calls.length;
      query.mockRestore();
      return times;
    };
    await work('warm-up@example.com');
    expect(await work('known@example.com')).toBe(await work('nobody@example.com'));
    await quiet.close();
  });

  test('gets a link to set a new password, which ends what somebody else may have set up', async () => {
    const { email, id } = await owner();
    await register(new Browser(server), {}, email);
    const address = await lastLink(email);
    const browser = new Browser(server);
    const page = shown(await browser.follow(await browser.fetch(address), ''));
    expect(page.context.pageId).toBe('login-update-password.ftl');
    await goOn(browser, page, { 'password-new': OWN_PASSWORD, 'password-confirm': OWN_PASSWORD });
    // No place is at stake yet: the factor may be that of somebody who got hold of a mailed link.
    expect(await factorsOf(id)).toEqual({ hasApp: false, recoveryCodesLeft: 0 });
    await new Browser(server).signInFully(email, OWN_PASSWORD);
  });

  test('keeps its second factor where its owner has a place', async () => {
    const { email, id } = await owner();
    await makeUser(db(), { roles: ['client_owner'], accountId: id, email });
    await register(new Browser(server), {}, email);
    const browser = new Browser(server);
    const page = shown(await browser.follow(await browser.fetch(await lastLink(email)), ''));
    await goOn(browser, page, { 'password-new': OWN_PASSWORD, 'password-confirm': OWN_PASSWORD });
    expect(await factorsOf(id)).toEqual({ hasApp: true, recoveryCodesLeft: 10 });
  });
});

test('a changed address is confirmed with a new password; all that was set before is void', async () => {
  const { username, accountId } = await bench.newPerson();
  const before = await new Browser(server).signInFully(username, PASSWORD);
  await enrol(accountId);
  const email = `new-${username}`;
  await bench.accounts.updateProfile(accountId, { firstName: 'Ada', lastName: 'Núñez', email });
  await bench.db.pool.query('delete from identity.totp where account_id = $1', [accountId]);
  const page = shown(await new Browser(server).signIn(email, PASSWORD));
  expect(page.context).toMatchObject({ pageId: 'login-verify-email.ftl', user: { email } });
  const owner = new Browser(server);
  const link = shown(await owner.follow(await owner.fetch(await lastLink(email)), ''));
  expect(link.context.pageId).toBe('login-update-password.ftl');
  await goOn(owner, link, { 'password-new': OWN_PASSWORD, 'password-confirm': OWN_PASSWORD });
  expect((await new Browser(server).refresh(before.refresh_token)).status).toBe(400);
  expect(shown(await new Browser(server).signIn(email, PASSWORD)).context.message?.type).toBe('error');
  await new Browser(server).signInFully(email, OWN_PASSWORD);
});

test('the link of a registration stays void once the address had an account by an invite, whatever becomes of that', async () => {
  const stranger = new Browser(server);
  const { email } = await register(stranger);
  const link = await lastLink(email);
  const { id } = await bench.accounts.createAccount({
    username: email,
    email,
    firstName: 'Ada',
    lastName: 'Núñez',
    password: OWN_PASSWORD,
    roles: [],
    emailVerified: true,
  });
  const names = { firstName: 'Ada', lastName: 'Núñez' };
  await bench.accounts.updateProfile(id, { ...names, email: `moved-${email}` });
  const opened = shown(await stranger.follow(await stranger.fetch(link), ''));
  expect(opened.context.pageId).toBe('error.ftl');
});
