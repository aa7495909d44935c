import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../scripts/lib/keycloak.mjs';
import { openContext } from './support/browser.ts';
import { PLAIN_AUDIENCE, type PlainProvider, startPlainProvider } from './support/plain-provider.ts';
import { type RunningWritdesk, startWritdesk } from './support/writdesk.ts';

const ADMIN = join(import.meta.dirname, '../server/src/admin.ts');
let provider: PlainProvider;
let writdesk: RunningWritdesk;
let context: BrowserContext;

beforeAll(async () => {
  const port = await freePort();
  provider = await startPlainProvider(`http://localhost:${port}`);
  const variables = {
    PORT: String(port),
    OIDC_URL: provider.issuer,
    OIDC_PROVIDER: 'generic',
    OIDC_AUDIENCE: PLAIN_AUDIENCE,
  };
  writdesk = await startWritdesk(variables);
  const person = ['--email', 'ada@example.com', '--first-name', 'Ada', '--last-name', 'Okafor'];
  await promisify(execFile)(process.execPath, [ADMIN, 'create-user', ...person, '--account-id', 'ada'], {
    env: { ...variables, DATA_DIR: writdesk.dataDir },
  });
  context = await openContext();
});
afterAll(async () => {
  await context?.close();
  await writdesk?.stop();
  await provider?.stop();
});

/** On the provider's own pages: the name, then that Writdesk may know it. */
async function signInThere(page: Page): Promise<void> {
  await page.locator('input[name="login"]').fill('ada');
  await page.locator('input[name="password"]').fill('anything');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('main h1').first().waitFor();
}

test('a provider that knows nothing of us signs people in, with the roles of our own records', async () => {
  const page = await context.newPage();
  const info = page.waitForResponse(
    (reply) => reply.url().includes('/userinfo') || reply.url().includes('/user-info'),
  );
  await page.goto(`${writdesk.baseUrl}/courthouses?page=1#rows`);
  await signInThere(page);
  const url = new URL(page.url());
  expect(url.origin + url.pathname).toBe(`${writdesk.baseUrl}/courthouses`);
  const { user } = (await (await info).json()) as { user: { name: string; roles: string[] } };
  expect(user).toMatchObject({ name: 'Ada Okafor', roles: ['admin'] });

  // Its sign-in is known to a reload and to the next tab.
  await page.reload();
  await page.locator('main h1').first().waitFor();
  await page.close();
});

test('where the provider gives no refresh token, an expired token is renewed without a word', async () => {
  const page = await context.newPage();
  const tokens: string[] = [];
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) tokens.push(authorization);
  });
  await page.goto(`${writdesk.baseUrl}/cases`);
  await page.locator('main h1').first().waitFor();
  const [expired] = tokens;
  await page.clock.install();
  await page.clock.setSystemTime(Date.now() + 10 * 60_000);
  // The filters of the list of cases ask for courthouses, too: with the token of before.
  const asked = page.waitForResponse(
    (reply) =>
      reply.url().includes('/api/case-service/courthouse/') &&
      reply.status() === 200 &&
      reply.request().headers()['authorization'] !== expired,
  );
  await page
    .getByRole('link', { name: /^Courthouses/ })
    .first()
    .click();
  await asked;
  expect(new Set(tokens).size).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/courthouses');
  await page.close();
});

test('signing out ends the session at the provider', async () => {
  const page = await context.newPage();
  await page.goto(writdesk.baseUrl);
  await page.locator('main h1').first().waitFor();
  await page.getByRole('button', { name: /theme, language, sign out/ }).click();
  await page.getByText('Sign out', { exact: true }).click();
  await page.getByRole('button', { name: /Yes, sign me out/ }).click();
  await page.locator('input[name="login"]').waitFor();
  expect(new URL(page.url()).origin).toBe(provider.issuer);
});
