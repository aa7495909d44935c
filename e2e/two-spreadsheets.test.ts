import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { axe, expectSound, sizes } from './support/browser.ts';
import { heading } from './support/case-work.ts';
import { fileTheLate } from './support/file-the-late.ts';
import { tick, type } from './support/forms.ts';
import { ownLastName } from './support/late-tenants.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const UNITS = 12;
/** The units of those who are late. */
const late = [1, 4, 6, 8, 11];

interface Company {
  property: string;
  address: string;
  lastName: string;
}
const nameIn = ({ lastName }: Company, unit: number) =>
  `"${lastName}, Ada${String.fromCodePoint(96 + unit)}"`;

/** As AppFolio exports it: the property stands in a row of its own, the sums in rows at the end, and two cells can’t be read. */
function rentRoll(company: Company): Buffer {
  const rows = Array.from({ length: UNITS }, (_, at) => {
    const unit = at + 1;
    const rent = unit === 3 ? 'ask office' : '"1,450.00"';
    const from = unit === 9 ? '02/30/2025' : '08/01/2025';
    if (unit === 2) return `${unit},,2/1.00,,Vacant-Unrented,900,"1,500.00",,,,,,`;
    return `${unit},,2/1.00,${nameIn(company, unit)},Current,900,"1,500.00",${rent},"1,450.00",${from},07/31/2027,08/01/2025,0.00`;
  });
  return Buffer.from(
    [
      'Rent Roll,,,,,,,,,,,,',
      'Exported On: 11/05/2026 08:02 AM,,,,,,,,,,,,',
      'Unit,Tags,BD/BA,Tenant,Status,Sqft,Market Rent,Rent,Deposit,Lease From,Lease To,Move-in,Past Due',
      `"-> ${company.property} - ${company.address}",,,,,,,,,,,,`,
      ...rows,
      `Total,${UNITS} Units,,,,,"18,000.00","15,950.00",,,,,0.00`,
    ].join('\r\n'),
  );
}

function delinquency(company: Company): Buffer {
  const rows = late.map(
    (unit) =>
      `${unit},${nameIn(company, unit)},Current,,,08/01/2025,,"1,450.00","2,900.00",0.00,"1,450.00","1,450.00",,,2`,
  );
  return Buffer.from(
    [
      'Delinquency,,,,,,,,,,,,,,',
      'Unit,Name,Tenant Status,Tags,Phone Numbers,Move In,Move Out,Deposit,Amount Receivable,Delinquent Subsidy Amount,0-30,30+,Last Payment,Payment Amount,Late Count',
      `"-> ${company.property} - ${company.address}",,,,,,,,,,,,,,`,
      ...rows,
      'Total,,,,,,,,"14,500.00",0.00,"7,250.00","7,250.00",,,',
    ].join('\r\n'),
  );
}

const choosesFile = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

async function correct(page: Page, row: number, field: string, value: string): Promise<void> {
  await page.getByRole('button', { name: `Correct row ${row}` }).click();
  const dialog = page.getByRole('dialog', { name: `Correct row ${row}` });
  await dialog.getByLabel(field, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Preview again' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('from two spreadsheets of a property that nobody has added, five cases are submitted, each step leading to the next', async () => {
  const number = 1_000 + Math.floor(Math.random() * 90_000);
  const company = {
    property: `Magnolia Terrace ${number}`,
    address: `${number} Magnolia Street NW, Atlanta, GA 30314`,
    lastName: ownLastName('Sheet'),
  };
  const page = await personAt('client', '/properties');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.getByText('Known by their titles: AppFolio').waitFor();
  await choosesFile(page, 'rent-roll.csv', rentRoll(company));

  // The property isn’t there yet: its form takes over what the file says, and leads back to the rows.
  await heading(page, 'rent-roll.csv');
  await page.getByText('This file names a property that you don’t have yet.').waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: `Add ${company.property}` }).click();
  await heading(page, 'Add a property');
  expect(await page.getByLabel(/^Street address/).inputValue()).toBe(`${number} Magnolia Street NW`);
  expect(await page.getByLabel(/^ZIP code/).inputValue()).toBe('30314');
  await tick(page, 'Is it covered by the CARES Act?', /^No$/);
  await type(page, 'What is that answer based on?', 'No federally backed loan');
  await page.getByRole('button', { name: 'Add property' }).click();
  await page.getByText('12 rows: 10 new, 0 changed, 0 unchanged, 2 refused').first().waitFor();

  // Refused rows are one press away, and corrected there.
  await page.getByText('2 rows are refused').waitFor();
  await page.getByRole('link', { name: 'Show refused rows' }).click();
  await correct(page, 7, 'Rent', '1,450.00');
  await correct(page, 13, 'Lease From', '02/28/2025');
  await page.getByRole('button', { name: 'Apply import' }).click();
  await page.getByRole('link', { name: 'Import a delinquency report' }).click();
  await heading(page, 'Import a file');
  await expect.poll(() => page.getByRole('radio', { name: /Delinquency report/ }).isChecked()).toBe(true);
  await choosesFile(page, 'delinquency.csv', delinquency(company));
  await page.getByText('5 rows: 0 new, 5 changed, 0 unchanged, 0 refused').first().waitFor();
  await page.getByRole('button', { name: 'Apply import' }).click();
  await page.getByRole('link', { name: 'See who is late' }).click();

  // A rent roll says nothing of notices: one day is recorded for all five.
  await fileTheLate(page, {
    lastName: company.lastName,
    units: late,
    async look() {
      for (const viewport of [sizes.phone, sizes.desk]) {
        await page.setViewportSize(viewport);
        expect(await axe(page)).toEqual([]);
      }
    },
  });
});
