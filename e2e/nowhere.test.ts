import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, axe } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// Every screen whose address names something, with a name that nothing has.

const folder = join(import.meta.dirname, '../web/src/screens');
const addresses = globSync('*.ts', { cwd: folder })
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/path: '([^']*\$[^']*)'/g)])
  .map(([, path = '']) => path.replaceAll(/\$\w+/g, 'nonsense'));
/** Most are the firm’s administrator’s; imports belong to companies. */
const accountOf = (address: string): Account =>
  address.startsWith('/properties/imports') ? 'client' : 'firm';

test('there are such screens', () => {
  expect(addresses.length).toBeGreaterThan(15);
});

describe.each(['firm', 'client'] as const)('for %s', (account) => {
  let page: Page;
  beforeAll(async () => {
    page = await personAt(account);
  });
  afterAll(goHome);

  test.each(addresses.filter((address) => accountOf(address) === account))(
    '%s says that there is nothing, and doesn’t ask to try again',
    async (address) => {
      await page.goto(baseUrl + address);
      await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    },
  );

  // The same page at each of these addresses.
  test('and the page that says so is accessible', async () => {
    expect(await axe(page)).toEqual([]);
  });
});
