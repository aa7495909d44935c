import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openContext, signIn } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { signInShown } from './support/provider.ts';
import { countWire } from './support/wire.ts';

// What people wait for: requests, and bytes as they come over the wire. KB are 1,000 bytes.
const KB = 1000;

async function newBrowser() {
  const context = await openContext();
  onTestFinished(() => context.close());
  return context;
}

/** Home stands and nothing more is asked for. */
async function homeStands(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

test('a first visit to the sign-in takes at most 12 requests and 300 KB', async () => {
  const page = await (await newBrowser()).newPage();
  const wire = await countWire(page);
  await page.goto(baseUrl);
  await signInShown(page);
  await page.evaluate(() => document.fonts.ready);
  expect(wire.requests.length, wire.requests.join('\n')).toBeLessThanOrEqual(12);
  expect(wire.bytes).toBeLessThanOrEqual(300 * KB);
});

test('Home takes at most 25 requests and 380 KB with an empty cache, and 20 KB the second time', async () => {
  const signedIn = await newBrowser();
  await signIn(signedIn, 'lawyer');
  // Signed in, but nothing of ours is in the cache.
  const context = await newBrowser();
  await context.addCookies(await signedIn.cookies());
  const first = await context.newPage();
  const cold = await countWire(first);
  await first.goto(baseUrl);
  await homeStands(first);
  expect(cold.requests.length, cold.requests.join('\n')).toBeLessThanOrEqual(25);
  expect(cold.bytes, cold.requests.join('\n')).toBeLessThanOrEqual(380 * KB);

  const second = await context.newPage();
  const warm = await countWire(second);
  await second.goto(baseUrl);
  await homeStands(second);
  expect(warm.bytes, warm.requests.join('\n')).toBeLessThanOrEqual(20 * KB);
});
