import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, returned, shown, type Tokens } from '../../../test/support/browser.ts';
import { inviteFor } from '../../../test/support/invite-for.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';
import { systemScope } from '../../platform/db/scope.ts';

let bench: IdentityBench;
let server: IdentityServer;

beforeAll(async () => {
  bench = await identityBench('taken@example.com');
  server = await bench.start();
});
afterAll(() => bench.close());

const good = {
  firstName: 'José',
  lastName: 'Núñez',
  email: 'Jose@Example.com',
  password: 'long enough',
  'password-confirm': 'long enough',
};
/** Whoever comes by the link of an invite has read the mail of the address. */
const toInvite = async (email = good.email) => {
  const code = await inviteFor(bench.db.as(systemScope), email);
  return { invite: code };
};
const openPage = async (browser: Browser, query: Record<string, string> = {}) =>
  shown(await browser.authorize(query, 'registrations'));

describe('registering', () => {
  test('makes an account without roles, whose username is its email address, and signs it in', async () => {
    const browser = new Browser(server);
    const query = await toInvite();
    const page = await openPage(browser, query);
    expect(page.context.pageId).toBe('register.ftl');
    const back = returned(await browser.submit(page, page.context.url.registrationAction, good));
    const tokens = (await (await browser.exchange(back)).json()) as Tokens;
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      preferred_username: 'jose@example.com',
      email: 'jose@example.com',
      email_verified: true,
      given_name: 'José',
      family_name: 'Núñez',
      realm_access: { roles: [] },
    });
    expect(
      returned(
        await browser.signIn('jose@example.com', 'long enough', { ...query, prompt: 'login' }),
      ).answer.get('code'),
    ).toBeTruthy();
  });

  test('is also reached from the sign-in page, and leads back to it', async () => {
    const browser = new Browser(server);
    const signInPage = shown(await browser.authorize(await toInvite('link@example.com')));
    const page = shown(
      await browser.follow(await browser.fetch(signInPage.context.url.registrationUrl), signInPage.verifier),
    );
    expect(page.context.pageId).toBe('register.ftl');
    const form = { ...good, email: 'link@example.com' };
    expect(
      returned(await browser.submit(page, page.context.url.registrationAction, form)).answer.get('code'),
    ).toBeTruthy();
  });

  test('can be left for signing in', async () => {
    const browser = new Browser(server);
    const page = await openPage(browser);
    const signInPage = shown(
      await browser.follow(await browser.fetch(page.context.url.loginUrl), page.verifier),
    );
    expect(signInPage.context.pageId).toBe('login.ftl');
    const form = { username: 'taken@example.com', password: PASSWORD };
    expect(
      returned(await browser.submit(signInPage, signInPage.context.url.loginAction, form)).answer.get('code'),
    ).toBeTruthy();
  });

  test('shows what an invitation knows', async () => {
    const page = await openPage(new Browser(server), {
      firstName: 'Wen',
      lastName: '李',
      email: 'wen@example.com',
    });
    const { firstName, lastName, email } = page.context.profile.attributesByName;
    expect([firstName.value, lastName.value, email.value]).toEqual(['Wen', '李', 'wen@example.com']);
  });

  test.each([
    [
      'nothing',
      { firstName: ' ', lastName: '', email: '', password: '', 'password-confirm': '' },
      ['firstName', 'lastName', 'email', 'password'],
    ],
    ['no email address', { email: 'jose' }, ['email']],
    ['a short password', { password: '1234567', 'password-confirm': '1234567' }, ['password']],
    ['an endless name', { firstName: 'x'.repeat(61) }, ['firstName']],
    ['an address for a name', { lastName: 'See http://evil.example' }, ['lastName']],
    ['a name of two lines', { firstName: 'Ana\r\nLee' }, ['firstName']],
    ['an endless password', { password: 'x'.repeat(129), 'password-confirm': 'x'.repeat(129) }, ['password']],
    [
      'the email address as password',
      { password: 'jose@example.com', 'password-confirm': 'jose@example.com' },
      ['password'],
    ],
    [
      'a password that stands in lists',
      { password: 'Sunshine1', 'password-confirm': 'Sunshine1' },
      ['password'],
    ],
    ['two different passwords', { 'password-confirm': 'long enoughh' }, ['password-confirm']],
    ['a name of 101 characters', { firstName: 'n'.repeat(101) }, ['firstName']],
  ])('with %s names the fields and keeps what was typed', async (_what, changes, fields) => {
    const browser = new Browser(server);
    // A password is asked for on the way to an invite alone.
    const page = await openPage(browser, { invite: 'Abc123' });
    const form = { ...good, ...changes };
    const again = shown(await browser.submit(page, page.context.url.registrationAction, form));
    expect(Object.keys(again.context.messagesPerField)).toEqual(fields);
    expect(again.context.profile.attributesByName.lastName.value).toBe(form.lastName);
    expect(again.response.headers.get('set-cookie') ?? '').not.toContain('KEYCLOAK_IDENTITY');
    if (form.password) expect(JSON.stringify(again.context)).not.toContain(`"${form.password}"`);
  });

  test('twice at once makes one account', async () => {
    const query = await toInvite('twin@example.com');
    const attempts = await Promise.all(
      [0, 1, 2].map(async () => {
        const browser = new Browser(server);
        const page = await openPage(browser, query);
        return browser.submit(page, page.context.url.registrationAction, {
          ...good,
          email: 'twin@example.com',
        });
      }),
    );
    expect(attempts.filter((outcome) => 'answer' in outcome)).toHaveLength(1);
    const { rows } = await bench.db.pool.query(
      "select 1 from identity.account where email = 'twin@example.com'",
    );
    expect(rows).toHaveLength(1);
  });

  test('by an invite asks whoever has an account to sign in, and changes nothing of it', async () => {
    const browser = new Browser(server);
    const page = await openPage(browser, await toInvite('taken@example.com'));
    const given = { ...good, email: 'taken@example.com' };
    const again = shown(await browser.submit(page, page.context.url.registrationAction, given));
    expect(again.context.pageId).toBe('register.ftl');
    expect(again.context.messagesPerField).toEqual({
      email: 'You already have an account with this address. Sign in to accept your invite.',
    });
    await new Browser(server).signInFully('taken@example.com', PASSWORD);
  });

  test('gives way to the person registered where another one was signed in', async () => {
    const browser = new Browser(server);
    await browser.signInFully('taken@example.com', PASSWORD);
    const page = await openPage(browser, await toInvite('second@example.com'));
    const response = await browser.fetch(page.context.url.registrationAction, {
      method: 'POST',
      body: new URLSearchParams({ ...good, email: 'second@example.com' }),
    });
    // The earlier session is ended by a form that posts itself; a person sees nothing of it.
    const resumed = await browser.fetch(response.headers.get('location') ?? '');
    const html = await resumed.text();
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const confirmed = await browser.fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    });
    const back = returned(await browser.follow(confirmed, page.verifier));
    const tokens = (await (await browser.exchange(back)).json()) as Tokens;
    expect(decodeJwt(tokens.access_token)['preferred_username']).toBe('second@example.com');
  });
});

test('registrations of one address are counted, and what was typed stays on the page that says how long to wait', async () => {
  const guarded = await bench.start({ trustProxy: 1 }, undefined, 3);
  const statuses: number[] = [];
  let last = '';
  for (let time = 0; time < 4; time++) {
    const browser = new Browser(guarded);
    const page = await openPage(browser);
    const reply = await browser.fetch(page.context.url.registrationAction, {
      method: 'POST',
      body: new URLSearchParams({ ...good, email: 'taken@example.com' }),
      headers: { 'x-forwarded-for': '198.51.100.9' },
    });
    statuses.push(reply.status);
    last = await reply.text();
    if (reply.status === 429) expect(reply.headers.get('retry-after')).toMatch(/^3[56]\d\d$/);
  }
  expect(statuses).toEqual([303, 303, 303, 429]);
  expect(last).toContain('Too many emails were requested from this network. Try again in 60 minutes.');
  for (const typed of [good.firstName, good.lastName, 'taken@example.com']) expect(last).toContain(typed);
});

test('registration that is switched off shows the sign-in page', async () => {
  const closed = await bench.start({ registrationAllowed: false });
  const browser = new Browser(closed);
  const page = await openPage(browser);
  expect(page.context).toMatchObject({ pageId: 'login.ftl', registrationDisabled: true });
  const refused = shown(
    await browser.submit(page, page.context.url.registrationAction, { ...good, email: 'closed@example.com' }),
  );
  expect(refused.context.pageId).toBe('login.ftl');
  expect(await bench.accounts.findByUsername('closed@example.com')).toBeUndefined();
});
