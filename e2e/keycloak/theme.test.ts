import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { apiAs } from '../support/api.ts';
import { expectSound, fillSignIn, openContext, signInHere, sizes } from '../support/browser.ts';
import { register } from '../support/provider.ts';
import { baseUrl } from '../support/own-writdesk.ts';

const { url } = inject('keycloak');
/** Where one may look at what was seen; the picture in docs/screenshots is a copy. */
const pictures = join(import.meta.dirname, '../../.cache/keycloak-theme');
let context: BrowserContext | undefined;
afterEach(() => context?.close());

test.each([
  ['desk', 'light'],
  ['phone', 'dark'],
] as const)('Keycloak serves our sign-in page: %s, %s', async (size, colorScheme) => {
  context = await openContext({ viewport: sizes[size], colorScheme });
  const page = await context.newPage();
  await page.goto(baseUrl);
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(page.url().startsWith(`${url}/realms/writdesk/`)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('IBM Plex Sans');
  expect(await page.evaluate(() => document.fonts.check('14px "IBM Plex Sans Variable"'))).toBe(true);
  await expectSound(page);
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `sign-in-${size}-${colorScheme}.png`) });
  await signInHere(page, 'lawyer');
  expect(page.url().startsWith(baseUrl)).toBe(true);
});

test('its words are Spanish where the person chose Spanish, and what was wrong is said once', async () => {
  context = await openContext();
  const page = await context.newPage();
  await page.goto(baseUrl);
  await page.getByRole('link', { name: 'Español' }).click();
  await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  await fillSignIn(page, 'lawyer', 'not-the-password');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');
  const told = (await alert.textContent()) ?? '';
  await expect.poll(() => page.getByText(told).count()).toBe(1);
  expect(told).toMatch(/contraseña/);
});

test('a company’s person registers, and is asked to verify the address', async () => {
  context = await openContext();
  const page = await context.newPage();
  await page.goto(baseUrl);
  await page.getByRole('link', { name: 'Register your company' }).click();
  const email = `ines-${randomBytes(5).toString('hex')}@example.com`;
  const newcomer = { firstName: 'Inés', lastName: 'O’Hara </script>', email, password: 'a horse, a battery' };
  await register(page, { ...newcomer, lastName: '' });
  await page.getByText('Enter your last name.').waitFor();
  // Keycloak itself refuses what its own rules forbid, and the field says so.
  await register(page, newcomer);
  await page.locator('.login-problem').first().waitFor();
  await expect.poll(() => page.locator('input[name="lastName"]').inputValue()).toBe(newcomer.lastName);
  await expectSound(page);
  await register(page, { ...newcomer, lastName: 'O’Hara' });
  await page.getByText(email).waitFor();
  await expectSound(page);
});

test('what Keycloak refuses is said on our page, with the way back', async () => {
  context = await openContext();
  const page = await context.newPage();
  await page.goto(`${url}/realms/writdesk/login-actions/action-token?key=no-token&client_id=writdesk-web`);
  await page.getByRole('link', { name: 'Start again' }).waitFor();
  await expect.poll(() => page.getByRole('alert').textContent()).not.toBe('');
  await expectSound(page);
});

test('who forgot the password is sent a link to Keycloak’s page for it, which is ours', async () => {
  context = await openContext();
  const page = await context.newPage();
  await page.goto(baseUrl);
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await page.locator('input[name="username"]').fill('client@demo.writdesk.test');
  await page.locator('button[type="submit"]').first().click();
  await page.getByText('You should receive an email shortly').waitFor();
  const admin = await apiAs(baseUrl, 'admin');
  const { body } = await admin.get('/api/user-service/mailbox/list?search=client%40demo.writdesk.test');
  const [mail] = body['messages'] as { id: string }[];
  const { body: whole } = await admin.get(`/api/user-service/mailbox/details/${mail?.id}`);
  const link = /http\S+action-token\S+/.exec(String(whole['text']))?.[0];
  await page.goto(link ?? '');
  await page.locator('input[name="password-new"]').waitFor();
  await expectSound(page);
});
