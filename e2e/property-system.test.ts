import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BUILDIUM_KEY, type BuildiumBooks, openBuildium } from '../property-stand-in/buildium.ts';
import type { StandInSystem } from '../property-stand-in/system-server.ts';
import { axe, openContext, signIn, sizes } from './support/browser.ts';
import { heading } from './support/case-work.ts';
import { demonstrationFolder } from './support/demonstration.ts';
import { fileTheLate } from './support/file-the-late.ts';
import { tick, type } from './support/forms.ts';
import { type RunningWritdesk, startWritdesk } from './support/writdesk.ts';

// A company connects the system in which it keeps its properties. What the system says becomes five submitted cases, and no name, unit or
// sum is typed on the way.

const LIMIT_MS = 600_000;
/** A job reads the system page by page, ten requests a second at most. */
const READ_MS = 60_000;
const LAST_NAME = 'Vandermeer';
const UNITS = 7;
const late = [1, 2, 4, 5, 7];
const RENT = 1_420.5;

let system: StandInSystem;
let writdesk: RunningWritdesk;
let context: BrowserContext;
beforeAll(async () => {
  system = await openBuildium({ books: books() });
  const variables = { DEMO_PASSWORD: inject('demoPassword'), BUILDIUM_API_URL: system.url };
  writdesk = await startWritdesk(variables, await demonstrationFolder());
  context = await openContext();
}, LIMIT_MS);
afterAll(async () => {
  await context.close();
  await writdesk.stop();
  await system.close();
});

const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** One property with a household in each unit; five of them owe two months. */
function books(): BuildiumBooks {
  const units = Array.from({ length: UNITS }, (_, at) => at + 1);
  const address = {
    AddressLine1: '2210 Bluff Road SE',
    AddressLine2: null,
    City: 'Atlanta',
    State: 'GA',
    PostalCode: '30314',
  };
  const charge = (unit: number, days: number) => ({
    of: 100 + unit,
    record: {
      Id: 1_000 * unit + 100 + days,
      Date: isoDay(days),
      TransactionTypeEnum: 'Charge',
      TotalAmount: RENT,
      Journal: {
        Memo: null,
        Lines: [{ GLAccount: { Name: 'Rent Income' }, Amount: RENT, Memo: null }],
      },
    },
  });
  return {
    rentals: [{ record: { Id: 1, Name: 'Heron Bluff', IsActive: true, Address: address } }],
    units: units.map((unit) => ({
      record: {
        Id: unit,
        PropertyId: 1,
        BuildingName: 'Heron Bluff',
        UnitNumber: String(unit),
        UnitSize: 810,
      },
    })),
    owners: [],
    leases: units.map((unit) => ({
      record: {
        Id: 100 + unit,
        PropertyId: 1,
        UnitId: unit,
        LeaseFromDate: isoDay(-300),
        LeaseToDate: isoDay(65),
        LeaseStatus: 'Active',
        Tenants: [{ Id: 500 + unit, Status: 'Current', MoveInDate: isoDay(-300) }],
        AccountDetails: { Rent: RENT, SecurityDeposit: 500 },
      },
    })),
    tenants: units.map((unit) => ({
      record: {
        Id: 500 + unit,
        FirstName: `Ada${String.fromCodePoint(96 + unit)}`,
        LastName: LAST_NAME,
        PhoneNumbers: [],
        TaxId: '123-45-6789',
      },
    })),
    balances: late.map((unit) => ({
      record: {
        LeaseId: 100 + unit,
        Balance0To30Days: RENT,
        Balance31To60Days: RENT,
        Balance61To90Days: 0,
        BalanceOver90Days: 0,
        TotalBalance: 2 * RENT,
      },
    })),
    transactions: late.flatMap((unit) => [charge(unit, -45), charge(unit, -15)]),
  };
}

async function lookAt(page: Page, kind: string): Promise<void> {
  await page.getByRole('link', { name: `Look at: ${kind}` }).click({ timeout: READ_MS });
}
async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply import' }).click();
  await page.getByText('Applied', { exact: true }).first().waitFor();
}

test(
  'a property system is connected, what it says is applied, and five cases are submitted',
  { timeout: LIMIT_MS, retry: 0 },
  async () => {
    const page = await signIn(context, 'client', '/properties', writdesk.baseUrl);
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByRole('button', { name: 'Connect Buildium' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connect Buildium' });
    await type(dialog, 'Client ID', BUILDIUM_KEY.apiId);
    await type(dialog, 'Secret', BUILDIUM_KEY.apiSecret);
    await dialog.getByRole('button', { name: 'Connect Buildium' }).click();
    await dialog.waitFor({ state: 'detached' });
    await lookAt(page, 'Rent roll');

    // Nobody has added the property: its form takes over what the system says, and leads back to the rows.
    await heading(page, 'Rent roll, Buildium');
    await page.getByRole('link', { name: 'Add Heron Bluff' }).click();
    await heading(page, 'Add a property');
    expect(await page.getByLabel(/^Street address/).inputValue()).toBe('2210 Bluff Road SE');
    await tick(page, 'Is it covered by the CARES Act?', /^No$/);
    await type(page, 'What is that answer based on?', 'No federally backed loan');
    await page.getByRole('button', { name: 'Add property' }).click();
    await page.getByText(`${UNITS} rows: ${UNITS} new, 0 changed, 0 unchanged, 0 refused`).first().waitFor();
    for (const viewport of [sizes.phone, sizes.desk]) {
      await page.setViewportSize(viewport);
      expect(await axe(page)).toEqual([]);
    }
    await apply(page);

    // The ledgers were of nobody before; now they are of the tenants that the rent roll brought.
    await lookAt(page, 'Tenant ledgers');
    await heading(page, 'Tenant ledgers, Buildium');
    await apply(page);
    await page.getByRole('link', { name: 'See who is late' }).click();
    await fileTheLate(page, { lastName: LAST_NAME, units: late });
    expect(system.refused, 'what the system would not have answered').toEqual([]);
  },
);
