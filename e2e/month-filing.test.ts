import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { expectSound, sizes } from './support/browser.ts';
import { addFile, heading } from './support/case-work.ts';
import { choose, makePhoto } from './support/forms.ts';
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

test('late tenants become drafts, filled in from their leases, the grid says what each still lacks and takes it, and one attestation submits them', async () => {
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
  await heading(page, 'Drafts from leases');
  await page.getByLabel('Search these drafts').fill(lastName);
  const draft = (unit: number) => page.getByRole('row', { name: new RegExp(`${lastName} ${unit}`) });
  await draft(2).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Select this row' }).count()).toBe(2);
  await expectSound(page);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Fill in notice' }).click();
  const fill = page.getByRole('dialog', { name: 'Fill in the notice of 2 drafts' });
  await choose(fill, 'Notice', 'Pay or vacate');
  await choose(fill, 'Service method', 'Sealed on the door');
  await expectSound(page);
  await fill.getByRole('button', { name: 'Fill in 2 drafts' }).click();
  await fill.waitFor({ state: 'detached' });
  for (const unit of [1, 2]) {
    await draft(unit).getByText('Add the proof of service').waitFor();
    await addFile(draft(unit), `proof-${unit}.jpg`, await makePhoto(page));
    await draft(unit).getByText('Complete', { exact: true }).waitFor();
  }
  await page.reload();
  await draft(1).getByText('Complete', { exact: true }).waitFor();

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Submit 2 cases' }).click();
  const dialog = page.getByRole('dialog', { name: 'Submit 2 cases?' });
  await dialog.getByLabel(/what they say is true/).fill('');
  await dialog.getByRole('button', { name: 'Submit 2 cases' }).click();
  await dialog.getByText('Enter the name of the person who vouches').waitFor();
  await dialog.getByLabel(/what they say is true/).fill('Wendell Bassey');
  await dialog.getByRole('button', { name: 'Submit 2 cases' }).click();
  await page.getByRole('dialog', { name: '2 cases are submitted' }).waitFor();
  await expectSound(page);
});
