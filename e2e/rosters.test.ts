import { properties } from '@writdesk/contract/properties/properties';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { goOn, heading } from './support/case-work.ts';
import { choose, tick, type } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let units = 300;

/** A new unit of The Elms at Cascade with a tenant who owes two months. */
async function lateTenant(lastName: string) {
  const label = `R-${++units}`;
  const client = await apiAs(baseUrl, 'client');
  const listed = await client.get(`${properties.list.url}?search=Elms&size=5`);
  const [property] = properties.list.reply.parse(listed.body).properties;
  const propertyId = property?.id ?? '';
  const saved = await client.post(rosters.saveUnit.url.replace('{propertyId}', propertyId), { label });
  const unit = rosters.saveUnit.reply.parse(saved.body);
  const rent = (dueOn: string) => ({ kind: 'RENT', dueOn, description: 'Rent', amountCents: 160_000 });
  const body = {
    propertyId,
    unitId: unit.id,
    leaseFrom: isoDay(-300),
    leaseTo: isoDay(65),
    rentCents: 160_000,
    people: [{ firstName: 'Wren', lastName }],
    ledger: [rent(isoDay(-45)), rent(isoDay(-15))],
  };
  const made = await client.post(rosters.createLease.url, body);
  const lease = rosters.createLease.reply.parse(made.body);
  const pay = async () => {
    const payment = { kind: 'PAYMENT', dueOn: isoDay(-1), description: 'Check', amountCents: -60_000 };
    const ledger = [...body.ledger, payment];
    const url = rosters.updateLease.url.replace('{id}', lease.id);
    expect((await client.put(url, { ledger, version: lease.version })).status).toBe(200);
  };
  return { label, lease, pay };
}

test('a case that is opened from a lease is filled in from it, and says when the ledger moved', async () => {
  const { label, lease, pay } = await lateTenant('Ocampo');
  const page = await personAt('client', `/leases/${lease.id}`);
  await heading(page, 'Wren Ocampo');
  await page.getByRole('link', { name: 'New case' }).click();

  await heading(page, 'Property and unit');
  await page.getByText('filled in from the lease of Wren Ocampo').waitFor();
  await expect.poll(() => page.getByLabel('Which unit?').inputValue()).toBe(label);
  await page.getByText('31–60 days: $1,600.00').waitFor();
  await page.waitForURL((url) => url.searchParams.has('draft') && !url.searchParams.has('lease'));
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axe(page), colorScheme).toEqual([]);
    }
  }
  await tick(page, 'Does someone live there?', /^Yes/);
  await goOn(page);

  await heading(page, 'Tenants');
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Ocampo');
  await goOn(page);
  await heading(page, 'Reason, amounts and ledger');
  await choose(page, 'Why must the tenant leave?', 'Non-payment of rent');
  await page.keyboard.press('Escape');
  await page.getByText('Equals the claim').waitFor();
  await expect.poll(() => page.getByLabel('How much is claimed?').inputValue()).toBe('3,200.00');

  // They pay in part: the case says so, and a person takes it over.
  await pay();
  await page.reload();
  await page.getByText('The ledger of the lease has changed').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use today’s ledger' }).click();
  await page.getByText('The ledger of the lease has changed').waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByLabel('How much is claimed?').inputValue()).toBe('2,600.00');
  await page.getByText('Equals the claim').waitFor();
});

test('the wizard offers the units of the roster with who lives there', async () => {
  const { label } = await lateTenant('Quintero');
  const page = await personAt('client', '/cases/new');
  await heading(page, 'Property and unit');
  await choose(page, 'Which property is it?', 'The Elms at Cascade');
  await type(page, 'Which unit?', label);
  const option = page.locator('.ant-select-item-option:visible').filter({ hasText: 'Quintero' });
  await option.getByText('owes $3,200.00').waitFor();
  await option.click();
  await page.getByText('filled in from the lease of Wren Quintero').waitFor();
  await goOn(page);
  await heading(page, 'Tenants');
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Quintero');
});
