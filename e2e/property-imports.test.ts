import { properties } from '@writdesk/contract/properties/properties';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { heading } from './support/case-work.ts';
import { choose } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const UNITS = 412;

/** A property without units, and titles that nobody has mapped yet. */
async function emptyProperty() {
  const number = 100 + Math.floor(Math.random() * 99_900);
  const name = `Rosewood ${number}`;
  const client = await apiAs(baseUrl, 'client');
  const made = await client.post(properties.create.url, {
    name,
    addressLine1: `${number} Rosewood Drive`,
    city: 'Atlanta',
    stateCode: 'GA',
    zipCode: '30303',
    plaintiffName: 'Rosewood Holdings, LLC',
    caresCovered: 'NO',
    caresBasis: 'No federally backed loan',
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return { name, unitTitle: `Home ${number}` };
}

/** A rent roll as a system exports it: beneath a title, with a sum, and three rows that can’t be read. */
function rentRoll(unitTitle: string): Buffer {
  const rows = Array.from({ length: UNITS }, (_, at) => {
    const unit = `R${at + 1}`;
    const rent = at === 7 ? 'a lot' : at === 90 ? 'twelve' : '1,850.00';
    const from = at === 200 ? '2/30/2025' : '8/1/2025';
    return `${unit},"Tenant ${unit}, Ada","${rent}",${from},7/31/2026`;
  });
  const titles = `${unitTitle},Tenant,Rent,Lease from,Lease to`;
  return Buffer.from(['Rent roll,,,,', titles, ...rows, 'Total,,"762,200.00",,'].join('\r\n'));
}

test('a rent roll of 412 units with three errors is mapped, corrected, applied once, seen and undone', async () => {
  const { name, unitTitle } = await emptyProperty();
  const page = await personAt('client', '/properties');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await heading(page, 'Import a file');
  expect(await axe(page)).toEqual([]);
  await choose(page, 'Where does it come from?', 'AppFolio');
  await choose(page, /^Property(?! owners)/, name);
  for (const [file, advice] of [
    ['rent-roll.xls', 'Save it as .xlsx or .csv'],
    ['rent-roll.xlsm', 'Save it as .xlsx without them'],
  ] as const) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: file, mimeType: '', buffer: Buffer.from([0xd0, 0xcf]) });
    await page.locator('.file-list .wrong', { hasText: advice }).waitFor();
    await page.getByRole('button', { name: `Remove ${file}` }).click();
  }
  await page.locator('input[type=file]').setInputFiles({
    name: 'rent-roll.csv',
    mimeType: 'text/csv',
    buffer: rentRoll(unitTitle),
  });

  await heading(page, 'rent-roll.csv');
  await page.getByText('Say which column has: Unit.').waitFor();
  const applyButton = page.getByRole('button', { name: 'Apply import' });
  await expect.poll(() => applyButton.isDisabled()).toBe(true);
  await choose(page, /^Unit$/, unitTitle);
  await page.getByRole('button', { name: 'Preview again' }).click();
  await page.getByText('412 rows: 409 new, 0 changed, 0 unchanged, 3 refused').first().waitFor();
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page), colorScheme).toEqual([]);
    }
  }

  const url = page.url();
  await page.goto(`${url}?state=REFUSED`);
  await page.getByText('Rent: This isn’t an amount. (a lot)').waitFor();
  await page.getByText('Lease from: This isn’t a date. (2/30/2025)').waitFor();
  await page.getByRole('button', { name: 'Correct row 10' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct row 10' });
  await dialog.getByLabel('Rent').fill('1,900.00');
  await dialog.getByRole('button', { name: 'Preview again' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('412 rows: 410 new, 0 changed, 0 unchanged, 2 refused').first().waitFor();

  // The same preview in a second tab: who applies it there reads that it was applied.
  const second = await page.context().newPage();
  await second.goto(url);
  await second.getByText('412 rows: 410 new').first().waitFor();
  await applyButton.click();
  await page.getByText('You can undo it until').waitFor();
  await second.getByRole('button', { name: 'Apply import' }).click();
  await second.getByText('This import has been applied or undone.').waitFor();
  await second.getByText('You can undo it until').waitFor();
  await expect.poll(() => second.getByRole('button', { name: 'Apply import' }).count()).toBe(0);
  await second.close();

  await page.goto(new URL('/properties', url).href);
  await page.getByLabel('Search by name, street or city').fill(name);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'See all 410 units' }).click();
  await page.getByLabel('Search by unit or tenant').fill('R412');
  await page.getByRole('link', { name: 'Ada Tenant R412' }).click();
  await heading(page, 'Ada Tenant R412');
  await page.getByText('$1,850.00').first().waitFor();
  expect(await axe(page)).toEqual([]);

  await page.goto(url);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Undone').first().waitFor();
});

/** Long enough that somebody looks on. */
const MANY = 20_000;

test('who imports 20,000 units sees how far it is, in another tab and after a reload', async () => {
  const { name } = await emptyProperty();
  const rows = Array.from({ length: MANY }, (_, at) => `H${at},"Nowak, Ada",1850,8/1/2025,7/31/2026`);
  const page = await personAt('client', '/properties/import');
  await choose(page, /^Property(?! owners)/, name);
  await page.locator('input[type=file]').setInputFiles({
    name: 'large-roll.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Unit,Tenant,Rent,Lease from,Lease to', ...rows].join('\n')),
  });
  const tray = page.getByRole('region', { name: 'Running work' });
  await tray.getByText('Reading large-roll.csv').waitFor();
  await page
    .getByText(/^20,000 rows: 20,000 new/)
    .first()
    .waitFor();
  await tray.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Apply import' }).click();
  await tray.getByText('Applying large-roll.csv').waitFor();
  await page.reload();
  await tray.getByText('Applying large-roll.csv').waitFor();
  await tray.getByText(/^\d[\d,]* of \d[\d,]*$/).waitFor();
  expect(await page.getByRole('button', { name: 'Apply import' }).isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(new URL('/cases', page.url()).href);
  await elsewhere.getByText('Applying large-roll.csv').waitFor();
  await elsewhere.close();
  await page.getByText('You can undo it until').waitFor();
  await tray.waitFor({ state: 'hidden' });
});
