import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { expectSound, openContext, signIn, sizes } from './support/browser.ts';
import { demonstrationFolder } from './support/demonstration.ts';
import { mailedLink } from './support/mail.ts';
import { type RunningWritdesk, startWritdesk } from './support/writdesk.ts';

// The address of an account changes while its owner is signed in: nothing is shown before the new one is confirmed.

const PASSWORD = 'two gardens behind the house';
const EMAIL = 'ada.moved@people.example';
let writdesk: RunningWritdesk;
beforeAll(async () => {
  writdesk = await startWritdesk({ DEMO_PASSWORD: inject('demoPassword') }, await demonstrationFolder());
}, 400_000);
afterAll(() => writdesk?.stop());

/** What an operator does in the database: no call of the API changes the address of an account. */
async function changeAddress(from: string, to: string): Promise<void> {
  const folder = join(writdesk.dataDir, 'postgres');
  const lock = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  );
  // Its fifth line names the folder of the socket.
  const host = readFileSync(join(folder, lock ?? ''), 'utf8').split('\n')[4] ?? '';
  const client = new pg.Client({ host, port: 5432, user: 'writdesk', database: 'writdesk' });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'update identity.account set email = $2, email_verified = false where email = $1',
      [from, to],
    );
    expect(rowCount).toBe(1);
  } finally {
    await client.end();
  }
}

async function expectFit(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [sizes.desk, sizes.phone]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectSound(page);
    }
  await page.setViewportSize(sizes.desk);
}

test('a person whose address changed is led to confirm it, sets a new password, and is back', async () => {
  const context = await openContext();
  const page = await signIn(context, 'client', '/cases', writdesk.baseUrl);
  await changeAddress('client@demo.writdesk.test', EMAIL);
  await page.reload();
  await page.getByRole('heading', { name: 'Confirm your email address first' }).waitFor();
  await page.getByText(EMAIL).waitFor();
  await expectFit(page);
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('heading', { name: 'Confirme primero su correo electrónico' }).waitFor();
  await expectFit(page);
  await page.getByRole('button', { name: 'English' }).click();

  await page.getByRole('button', { name: 'Go to the sign-in page' }).click();
  await page.locator('input[name="username"]').fill(EMAIL);
  await page.locator('input[name="password"]').fill(inject('demoPassword'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
  const reader = await apiAs(writdesk.baseUrl, 'admin');
  const look = /\S+action-token\?key=\S+/;
  await page.goto(await mailedLink(reader, { to: EMAIL, subject: 'Confirm', look }));
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByRole('heading', { name: /Your new password is set/ }).waitFor();

  await page.goto(`${writdesk.baseUrl}/cases`);
  await page.locator('input[name="username"]').fill(EMAIL);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Cases', exact: true }).waitFor();
  await context.close();
}, 120_000);
