import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContext, signIn } from './support/browser.ts';
import { listenToProvider } from './support/provider.ts';

// What a page asks of the provider's answers, and how a page that is only touched keeps its session.
let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

/** The same ID token for another client; a page can't check its signature. */
function forAnother(idToken: string): string {
  const [head, payload = '', tail] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, aud: 'another-client' })).toString('base64url');
  return [head, changed, tail].join('.');
}

test('a sign-in that was made for another client is no sign-in here', async () => {
  const page = await signIn(context, 'processor', '/cases');
  await page.route('**/protocol/openid-connect/token', async (route) => {
    const reply = await route.fetch();
    const tokens = (await reply.json()) as { id_token: string };
    await route.fulfill({ response: reply, json: { ...tokens, id_token: forAnother(tokens.id_token) } });
  });
  await page.reload();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await expect.poll(() => page.locator('main table').count()).toBe(0);
  await page.unrouteAll();
  await again.click();
  await page.locator('main table').first().waitFor();
});

test('who only reads and types keeps their session: a touch renews the tokens', async () => {
  const provider = listenToProvider(context);
  await context.clock.install();
  const page = await signIn(context, 'processor', '/cases');
  await page.locator('main table').first().waitFor();
  await page.clock.setSystemTime((provider.tokens().exp + 200) * 1000);
  await page.keyboard.press('Shift');
  expect(provider.refreshes()).toBe(0);
  await page.clock.setSystemTime((provider.tokens().exp + 320) * 1000);
  await page.keyboard.press('Shift');
  await expect.poll(provider.refreshes).toBe(1);
});
