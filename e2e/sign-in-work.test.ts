import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectSound, openContext, signInHere } from './support/browser.ts';
import { signInShown } from './support/provider.ts';
import { baseUrl } from './support/own-writdesk.ts';

// After many wrong guesses behind one address a colleague's browser works before it signs in, and nothing is typed twice.

const FREE_GUESSES = 50;
let context: BrowserContext;
beforeEach(async () => {
  context = await openContext();
});
afterEach(() => context.close());

test('behind an address of many wrong guesses the page does its work and signs in', async () => {
  const page = await context.newPage();
  await page.goto(`${baseUrl}/cases`);
  await signInShown(page);
  const action = await page.locator('form[method=post]').first().getAttribute('action');
  for (let guess = 0; guess <= FREE_GUESSES; guess++) {
    const form = { username: `nobody${guess}@example.com`, password: 'wrong' };
    await context.request.post(new URL(action ?? '', page.url()).href, {
      form,
      headers: { origin: baseUrl },
    });
  }
  const proofs: string[] = [];
  page.on('request', (request) => {
    const proof = new URLSearchParams(request.postData() ?? '').get('proof');
    if (proof) proofs.push(proof);
  });
  await expectSound(page);
  await signInHere(page, 'processor');
  expect(new URL(page.url()).pathname).toBe('/cases');
  expect(proofs).toHaveLength(1);
  expect(proofs[0]).toMatch(/^[\w-]{22}\.15\.\d+\.[\w-]{43} \d+$/);
});
