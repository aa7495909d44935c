import { properties } from '@writdesk/contract/properties/properties';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { expectSound, sizes } from './support/browser.ts';
import { heading } from './support/case-work.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Three tenants of one name who owe two months: two had a notice, one had none. */
async function lateTenants(): Promise<string> {
  const letters = Array.from({ length: 6 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26)));
  const lastName = `Month${letters.join('')}`;
  const client = await apiAs(baseUrl, 'client');
  const listed = await client.get(`${properties.list.url}?search=Sycamore&size=5`);
  const [property] = properties.list.reply.parse(listed.body).properties;
  const propertyId = property?.id ?? '';
  const rent = (dueOn: string) => ({ kind: 'RENT', dueOn, description: 'Rent', amountCents: 140_000 });
  for (const [index, noticeGivenOn] of [isoDay(-12), isoDay(-12), null].entries()) {
    const saved = await client.post(rosters.saveUnit.url.replace('{propertyId}', propertyId), {
      label: `${lastName} ${index + 1}`,
    });
    const made = await client.post(rosters.createLease.url, {
      propertyId,
      unitId: rosters.saveUnit.reply.parse(saved.body).id,
      leaseFrom: isoDay(-300),
      leaseTo: isoDay(65),
      rentCents: 140_000,
      noticeGivenOn,
      people: [{ firstName: ['Ada', 'Bo', 'Cy'][index], lastName }],
      ledger: [rent(isoDay(-45)), rent(isoDay(-15))],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
  }
  return lastName;
}

test('late tenants become drafts, filled in from their leases, and a submit of many says what each still lacks', async () => {
  const lastName = await lateTenants();
  const page = await personAt('client', '/month-filing');
  await page.getByLabel('Search these leases').fill(lastName);
  const row = (firstName: string) => page.getByRole('row', { name: new RegExp(`${firstName} ${lastName}`) });
  await row('Ada').getByText('Ready').waitFor();
  await row('Bo').getByText('$2,800.00').waitFor();
  await row('Cy').getByText('The lease has no day of a notice').waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select this row' }).count()).toBe(3);
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    await expectSound(page);
  }

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Actions on the selected rows' });
  await bar.getByRole('button', { name: 'Open 2 drafts' }).click();
  const opened = page.getByRole('dialog', { name: '2 drafts are open' });
  await opened.waitFor();
  await expect.poll(() => opened.getByText('The draft is filled in from the lease').count()).toBe(2);
  await opened.getByRole('button', { name: 'Close' }).first().click();
  await opened.waitFor({ state: 'detached' });
  for (const firstName of ['Ada', 'Bo']) await row(firstName).getByText('Has an open case').waitFor();

  await page.getByRole('link', { name: 'Drafts', exact: true }).click();
  await heading(page, 'Cases');
  await page.getByLabel('Search these cases').fill(lastName);
  await page
    .getByRole('row', { name: new RegExp(lastName) })
    .nth(1)
    .waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select this row' }).count()).toBe(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: /^Submit/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit 2 cases?' });
  await dialog.getByLabel(/what they say is true/).fill('Wendell Bassey');
  await dialog.getByRole('button', { name: /^Submit/ }).click();
  await page.locator('.bulk-results li').nth(1).waitFor();
  const reasons = page.getByText('Add the proof of service: a photo or the signed statement.');
  await expect.poll(() => reasons.count()).toBe(2);
  await expectSound(page);
});
