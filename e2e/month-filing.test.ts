import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { expectSound, sizes } from './support/browser.ts';
import { heading } from './support/case-work.ts';
import { addLateTenants, noticeInTime, ownLastName } from './support/late-tenants.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

/** Three tenants of one name who owe two months: two had a notice, one had none. */
async function lateTenants(): Promise<string> {
  const lastName = ownLastName('Month');
  await addLateTenants(await apiAs(baseUrl, 'client'), lastName, [
    { firstName: 'Ada', noticeGivenOn: noticeInTime },
    { firstName: 'Bo', noticeGivenOn: noticeInTime },
    { firstName: 'Cy', noticeGivenOn: null },
  ]);
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
