import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser, returned, shown, type ShownPage, type Tokens } from '../../test/browser.ts';
import { identityBench, type IdentityBench, type IdentityServer, PASSWORD } from '../../test/identity.ts';
import { standingClock } from '../platform/clock.ts';

let bench: IdentityBench;
let server: IdentityServer;
const clock = standingClock(new Date().toISOString());
let count = 0;

beforeAll(async () => {
  bench = await identityBench(undefined, { mail: true });
  server = await bench.start({}, clock);
});
afterAll(() => bench.close());

async function register(browser: Browser, query: Record<string, string> = {}) {
  const email = `person${++count}@example.com`;
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
async function confirm(address: string): Promise<ShownPage> {
  const browser = new Browser(server);
  const page = shown(await browser.follow(await browser.fetch(address), ''));
  expect(page.context).toMatchObject({ pageId: 'info.ftl', actionMethod: 'post' });
  return shown(await browser.submit(page, page.context.url.loginAction, {}));
}
const goOn = (browser: Browser, page: ShownPage, form: Record<string, string> = {}) =>
  browser.submit(page, page.context.url.loginAction, form);

describe('who registers', () => {
  test('opens the mailed link in any browser, and comes in', async () => {
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

    expect((await confirm(await lastLink(email))).context.message?.type).toBe('success');
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
    await confirm(await lastLink(email, 3));
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

  test('on the way to an invite comes in at once; its acceptance verifies him', async () => {
    const browser = new Browser(server);
    const { outcome } = await register(browser, { redirect_uri: `${server.address}/invite/Abc123` });
    const tokens = (await (await browser.exchange(returned(outcome))).json()) as Tokens;
    const { sub = '', email_verified } = decodeJwt(tokens.access_token);
    expect(email_verified).toBe(false);
    await bench.accounts.markEmailVerified(sub);
    const renewed = (await (await browser.refresh(tokens.refresh_token)).json()) as Tokens;
    expect(decodeJwt(renewed.access_token)['email_verified']).toBe(true);
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
