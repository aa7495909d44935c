import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { fillSignIn, openContext, signIn } from './support/browser.ts';
import {
  endSessionsUnnoticed,
  keptBy,
  listenForRest,
  listenToProvider,
  signInShown,
} from './support/provider.ts';
import { baseUrl } from './support/own-writdesk.ts';

// How a session lives on: rule 8 of the specification's authentication, 401, and the status poll.
const isToken = (url: URL) => url.pathname.endsWith('/protocol/openid-connect/token');
const isProvider = (url: URL) => url.pathname.includes('/protocol/openid-connect/');
const isStream = (url: URL) => url.pathname.endsWith('/notifications/stream');
const isApi = (url: URL) => url.pathname.startsWith('/api/');
let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

/** Signed in at an address where all has come to rest, with a clock that the test turns. */
async function signInWithClock(address: string): Promise<Page> {
  const rest = listenForRest(context);
  await context.clock.install();
  const page = await signIn(context, 'processor', address);
  await rest();
  return page;
}

/**
 * The stream of events is asked for and never answered: otherwise it would give the page what the test has its next call find
 * out, and the page would be gone before the click.
 */
const holdStream = () => context.route(isStream, () => {});

const courthouses = (page: Page) =>
  page
    .getByRole('link', { name: /^Courthouses/ })
    .first()
    .click();
const cases = (page: Page) =>
  page
    .getByRole('link', { name: /^Cases/ })
    .first()
    .click();
async function rules(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Setup', exact: true }).click();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
}

test('the token is refreshed when less than five seconds of it are left, and not before', async () => {
  const provider = listenToProvider(context);
  const page = await signInWithClock('/cases');
  const first = provider.tokens();
  await page.clock.setSystemTime((first.exp - 9) * 1000);
  const fresh = page.waitForRequest(
    (request) => isApi(new URL(request.url())) && request.url().includes('/courthouse'),
  );
  await courthouses(page);
  expect((await fresh).headers()['authorization']).toBe(`Bearer ${first.access_token}`);
  await page.locator('main table').first().waitFor();
  expect(provider.refreshes()).toBe(0);
  // Heard from before the clock is turned: a call of the page's own may be the first that renews.
  const renewed = page.waitForRequest(
    (request) =>
      isApi(new URL(request.url())) && request.headers()['authorization'] !== `Bearer ${first.access_token}`,
  );
  await page.clock.setSystemTime((first.exp - 3) * 1000);
  // The list of cases may still stand in the cache; the rules were never asked for.
  await rules(page);
  const reply = await (await renewed).response();
  expect(reply?.status()).toBe(200);
  expect(provider.refreshes()).toBe(1);
});

test('a refresh that the provider refuses leads to the sign-in page, and after it back to the address', async () => {
  await holdStream();
  const provider = listenToProvider(context);
  const page = await signInWithClock('/cases?page=2');
  const { access_token, exp } = provider.tokens();
  await endSessionsUnnoticed(context, access_token);
  await page.clock.setSystemTime(exp * 1000);
  await courthouses(page);
  await signInShown(page);
  const refreshes = provider.tokenReplies.filter(({ grant }) => grant === 'refresh_token');
  expect(refreshes.map(({ status }) => status)).toEqual([400]);
  await fillSignIn(page, 'processor');
  await page.waitForURL((url) => url.pathname === '/courthouses');
  await page.locator('main h1').first().waitFor();
});

test('a refresh that fails at a provider that is there leads through the sign-in and back', async () => {
  await holdStream();
  const provider = listenToProvider(context);
  const page = await signInWithClock('/cases');
  const { exp } = provider.tokens();
  const before = provider.signIns.length;
  await page.route(isToken, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.clock.setSystemTime(exp * 1000);
  const asked = page.waitForRequest(
    (request) => request.url().includes('/protocol/openid-connect/auth') && request.isNavigationRequest(),
  );
  await courthouses(page);
  await asked;
  await page.getByRole('heading', { level: 1, name: 'Courthouses' }).waitFor();
  expect(provider.signIns[before]?.frame).toBe(page.mainFrame());
  expect(new URL(page.url()).pathname).toBe('/courthouses');
  expect(await page.evaluate(() => sessionStorage.getItem('redirectUrl'))).toBeNull();
});

test('a refresh that reaches nobody leaves the page as it is, and says so', async () => {
  const provider = listenToProvider(context);
  const asked = context.waitForEvent('request', {
    predicate: (request) => request.url().includes('/login-status-iframe.html/'),
  });
  const page = await signInWithClock('/cases');
  const before = provider.signIns.length;
  await page.clock.runFor(6_000);
  await (await asked).response();
  await page.route(isProvider, (route) => route.abort('connectionrefused'));
  await page.clock.setSystemTime(provider.tokens().exp * 1000);
  await courthouses(page);
  await page.getByRole('heading', { level: 1, name: 'Courthouses' }).waitFor();
  await page.getByText('The courthouses could not be loaded').waitFor();
  expect(provider.signIns).toHaveLength(before);
  await page.unroute(isProvider);
  await cases(page);
  await page.locator('main table').first().waitFor();
});

/** The server does not know the token: its own 401. */
const spoilToken = (page: Page, which: (url: URL) => boolean) =>
  page.route(which, (route, request) =>
    route.continue({ headers: { ...request.headers(), authorization: 'Bearer none' } }),
  );

test('a call that is answered 401 signs out, and after the sign-in the page is back', async () => {
  const page = await signIn(context, 'processor', '/cases?page=2');
  await page.locator('main table').first().waitFor();
  await spoilToken(page, (url) => url.pathname.includes('/courthouse'));
  await courthouses(page);
  await signInShown(page);
  await page.unrouteAll();
  expect((await keptBy(page)).redirectUrl).toBe('/courthouses');
  await fillSignIn(page, 'processor');
  await page.waitForURL((url) => url.pathname === '/courthouses');
  await page.locator('main h1').first().waitFor();
});

test('the stream of events that is answered 401 signs out, too', async () => {
  const page = await context.newPage();
  await spoilToken(page, (url) => url.pathname.endsWith('/notifications/stream'));
  await page.goto(`${baseUrl}/cases`);
  await fillSignIn(page, 'processor');
  await page.waitForRequest((request) => request.url().includes('/protocol/openid-connect/logout'));
  await signInShown(page);
  expect((await keptBy(page)).redirectUrl).toBe('/cases');
});

test('a page that may show other things now comes back with a new token and reads everything again', async () => {
  const provider = listenToProvider(context);
  const page = await context.newPage();
  const body = 'event: rights\ndata: {}\n\n';
  await page.route(isStream, (route) => route.fulfill({ contentType: 'text/event-stream', body }), {
    times: 1,
  });
  await page.goto(`${baseUrl}/cases`);
  const first = page.waitForRequest((request) => isStream(new URL(request.url())));
  await fillSignIn(page, 'processor');
  const before = (await first).headers()['authorization'];
  const again = page.waitForRequest(
    (request) => request.url().includes('/case/list') && request.headers()['authorization'] !== before,
  );
  const back = await page.waitForRequest((request) => isStream(new URL(request.url())));
  expect((await again).headers()['authorization']).toBe(back.headers()['authorization']);
  expect(back.headers()['authorization']).not.toBe(before);
  expect(provider.refreshes()).toBe(1);
});

// A Keycloak notifies nobody that it ended a session: there the page learns it from the status frame, or with its next token.
test.skipIf(inject('keycloak') !== undefined)(
  'a page whose session was ended elsewhere goes to the sign-in page by itself, and signs nobody out',
  async () => {
    const provider = listenToProvider(context);
    const rest = listenForRest(context);
    const page = await signIn(context, 'processor', '/cases?page=2');
    await page.locator('main table').first().waitFor();
    // A call under way would be answered 401, and that signs out.
    await rest();
    const signsOut: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/protocol/openid-connect/logout')) signsOut.push(request.url());
    });
    await endSessionsUnnoticed(context, provider.tokens().access_token);
    await signInShown(page);
    expect(signsOut).toEqual([]);
    await fillSignIn(page, 'processor');
    await page.waitForURL((url) => url.pathname === '/cases' && url.search === '?page=2');
    await page.locator('main h1').first().waitFor();
  },
);

test('the provider is asked every five seconds whether the session still stands', async () => {
  await context.addInitScript(() => {
    const seen = { asked: 0, answered: 0 };
    Object.assign(window, { seen });
    const isFrame = location.pathname.endsWith('/login-status-iframe.html');
    addEventListener('message', (event) => {
      const { data, ports } = event as MessageEvent<unknown>;
      const [port] = ports;
      if (isFrame && port) {
        // Ours, and none of the provider's business.
        event.stopImmediatePropagation();
        port.postMessage('', []);
      } else if (isFrame && typeof data === 'string') seen.asked += 1;
      else if (data === 'unchanged') seen.answered += 1;
    });
  });
  const countIn = (frame: Frame | undefined, kind: 'asked' | 'answered') =>
    frame?.evaluate((key) => (window as unknown as { seen: Record<string, number> }).seen[key] ?? 0, kind);
  const asked = async () =>
    (await countIn(
      page.frames().find((frame) => frame.url().includes('/login-status-iframe.html')),
      'asked',
    )) ?? 0;
  const answered = () => countIn(page.mainFrame(), 'answered');
  const page = await signInWithClock('/cases');
  await page.clock.pauseAt(Date.now() + 60_000);
  /** Lets a second pass again and again until the provider is asked. @returns the seconds that it took. */
  const untilAsked = async () => {
    const before = await asked();
    for (let seconds = 1; seconds <= 20; seconds += 1) {
      await page.clock.runFor(1_000);
      await settle(page);
      if ((await asked()) > before) return seconds;
    }
    return Infinity;
  };
  await untilAsked();
  for (let round = 0; round < 3; round += 1) {
    await expect.poll(answered).toBe(await asked());
    expect(await untilAsked()).toBe(5);
  }
});

/** What the page has sent its status frame so far has arrived there: a message behind it has come back. */
function settle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[src*="login-status-iframe.html"]');
        if (!frame?.contentWindow) throw new Error('There is no status frame.');
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(), { once: true });
        port1.start();
        frame.contentWindow.postMessage({ settle: true }, '*', [port2]);
      }),
  );
}
