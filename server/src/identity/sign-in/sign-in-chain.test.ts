import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Browser, returned, shown, type ShownPage, type Tokens } from '../../../test/support/browser.ts';
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
/** Each test has a person of its own. */
beforeEach(async () => {
  ({ username, accountId } = await bench.newPerson());
});

const choose = (browser: Browser, page: ShownPage, password: string, again = password) =>
  browser.submit(page, page.context.url.loginAction, { 'password-new': password, 'password-confirm': again });

describe('a sign-in without steps', () => {
  test('says in the tokens how it was done', async () => {
    const tokens = await new Browser(server).signInFully(username, PASSWORD);
    for (const token of [tokens.id_token, tokens.access_token]) {
      expect(decodeJwt(token)).toMatchObject({ acr: '1', amr: ['pwd'] });
    }
  });

  test('still says so after a refresh', async () => {
    const browser = new Browser(server);
    const { refresh_token } = await browser.signInFully(username, PASSWORD);
    const renewed = (await (await browser.refresh(refresh_token)).json()) as Tokens;
    expect(decodeJwt(renewed.access_token)).toMatchObject({ acr: '1', amr: ['pwd'] });
  });

  test('gives a session id that nobody knew before, also where there was a session', async () => {
    const browser = new Browser(server);
    const planted = { value: 'planted', path: '/realms/writdesk', attributes: '' };
    browser.cookies.set('KEYCLOAK_IDENTITY', planted);
    browser.cookies.set('KEYCLOAK_IDENTITY.sig', planted);
    await browser.signInFully(username, PASSWORD);
    const first = browser.cookies.get('KEYCLOAK_IDENTITY');
    expect(first?.value).not.toBe('planted');
    const signature = browser.cookies.get('KEYCLOAK_IDENTITY.sig');
    returned(await browser.signIn(username, PASSWORD, { prompt: 'login' }));
    expect(browser.cookies.get('KEYCLOAK_IDENTITY')?.value).not.toBe(first?.value);

    const thief = new Browser(server);
    if (first && signature) {
      thief.cookies.set('KEYCLOAK_IDENTITY', first);
      thief.cookies.set('KEYCLOAK_IDENTITY.sig', signature);
    }
    expect(returned(await thief.authorize({ prompt: 'none' })).answer.get('error')).toBe('login_required');
  });
});

describe('who must choose a new password', () => {
  test('is asked after the right one, and signs in when it is chosen', async () => {
    await bench.askForAnother(accountId);
    const browser = new Browser(server);
    const page = shown(await browser.signIn(username, PASSWORD, {}, { rememberMe: 'on' }));
    expect(page.context).toMatchObject({
      pageId: 'login-update-password.ftl',
      message: { type: 'warning', summary: 'An administrator asks you to choose a new password.' },
    });
    expect(browser.cookies.has('KEYCLOAK_IDENTITY')).toBe(false);
    const tokens = (await (
      await browser.exchange(returned(await choose(browser, page, NEW)))
    ).json()) as Tokens;
    expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: accountId, amr: ['pwd'] });
    expect(browser.cookies.get('KEYCLOAK_IDENTITY')?.attributes).toMatch(/expires/i);

    expect(shown(await new Browser(server).signIn(username, PASSWORD)).context.pageId).toBe('login.ftl');
    returned(await new Browser(server).signIn(username, NEW));
  });

  test.each([
    ['a short one', 'short', 'short', ['password-new']],
    ['two different ones', NEW, `${NEW}!`, ['password-confirm']],
    ['the one they have', PASSWORD, PASSWORD, ['password-new']],
    ['one that stands in lists', 'iloveyou1', 'iloveyou1', ['password-new']],
    ['their name', 'Ada Núñez', 'Ada Núñez', ['password-new']],
  ])('is asked again after %s', async (_what, password, again, fields) => {
    await bench.askForAnother(accountId);
    const browser = new Browser(server);
    const page = shown(await browser.signIn(username, PASSWORD));
    const refused = shown(await choose(browser, page, password, again));
    expect(refused.context.pageId).toBe('login-update-password.ftl');
    expect(Object.keys(refused.context.messagesPerField)).toEqual(fields);
    expect(JSON.stringify(refused.context)).not.toContain(password);
    returned(await choose(browser, refused, NEW));
  });

  test('sees the page again after a reload, in the language chosen on it', async () => {
    await bench.askForAnother(accountId);
    const browser = new Browser(server);
    const page = shown(await browser.signIn(username, PASSWORD));
    const spanish = page.context.locale.supported.find(({ languageTag }) => languageTag === 'es')?.url ?? '';
    const again = shown(await browser.follow(await browser.fetch(spanish), page.verifier));
    expect(again.context).toMatchObject({
      pageId: 'login-update-password.ftl',
      locale: { currentLanguageTag: 'es' },
    });
    const reloaded = await browser.fetch(new URL(page.context.url.loginAction, page.response.url).pathname);
    expect(shown(await browser.follow(reloaded, page.verifier)).context.pageId).toBe(
      'login-update-password.ftl',
    );
    returned(await choose(browser, again, NEW));
  });

  test('gets no way round it: not by the way back, not by another form, not from another browser', async () => {
    await bench.askForAnother(accountId);
    const browser = new Browser(server);
    const page = shown(await browser.signIn(username, PASSWORD));
    const id = page.context.url.loginAction.split('/').at(-1)?.split('?')[0] ?? '';
    const resumed = shown(
      await browser.follow(
        await browser.fetch(`${browser.realm}/protocol/openid-connect/auth/${id}`),
        page.verifier,
      ),
    );
    expect(resumed.context.pageId).toBe('login.ftl');
    expect(browser.cookies.has('KEYCLOAK_IDENTITY')).toBe(false);

    const second = shown(await browser.signIn(username, PASSWORD));
    const elsewhere = second.context.url.loginAction.replace('new-password', 'no-such-step');
    const other = shown(await browser.submit(second, elsewhere, { 'password-new': NEW }));
    expect(other.context.pageId).toBe('login-update-password.ftl');
    const stranger = shown(await choose(new Browser(server), second, NEW));
    expect(stranger.context.pageId).toBe('error.ftl');
  });

  test('before the password, no step can be taken', async () => {
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    const step = page.context.url.loginAction.replace('?login', '?step=new-password');
    expect(shown(await choose(browser, { ...page }, NEW)).context.pageId).toBe('login.ftl');
    const refused = shown(
      await browser.submit(page, step, { 'password-new': NEW, 'password-confirm': NEW, username }),
    );
    expect(refused.status).toBe(400);
  });

  test('ends their other sessions with it', async () => {
    const before = new Browser(server);
    const tokens = await before.signInFully(username, PASSWORD);
    const other = new Browser(server);
    await bench.askForAnother(accountId);
    const page = shown(await other.signIn(username, PASSWORD));
    returned(await choose(other, page, NEW));
    expect((await before.refresh(tokens.refresh_token)).status).toBe(400);
    expect(returned(await before.authorize({ prompt: 'none' })).answer.get('error')).toBe('login_required');
  });
});

describe('a sign-in under way', () => {
  test('ends with everything else of the person', async () => {
    await bench.askForAnother(accountId);
    const browser = new Browser(server);
    const page = shown(await browser.signIn(username, PASSWORD));
    await bench.accounts.setPassword(accountId, NEW);
    expect(shown(await choose(browser, page, 'a third password')).context.pageId).toBe('error.ftl');
    returned(await new Browser(server).signIn(username, NEW));
  });

  test('ends, too, between the form and the way back', async () => {
    const browser = new Browser(server);
    const page = shown(await browser.authorize());
    const form = new URLSearchParams({ username, password: PASSWORD });
    const sent = await browser.fetch(page.context.url.loginAction, { method: 'POST', body: form });
    expect(sent.status).toBe(303);
    await bench.accounts.setPassword(accountId, NEW);
    expect(shown(await browser.follow(sent, page.verifier)).context.pageId).toBe('error.ftl');
    expect(browser.cookies.has('KEYCLOAK_IDENTITY')).toBe(false);
  });
});

test('what a step waits for is sealed in the database', async () => {
  await bench.askForAnother(accountId);
  shown(await new Browser(server).signIn(username, PASSWORD));
  const { rows } = await bench.db.pool.query<{ payload: string }>(
    "select payload from identity.record where model = 'Interaction' and account_id = $1",
    [accountId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.payload).not.toMatch(/"pwd"|accountId/);
});
