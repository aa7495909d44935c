import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addFile, heading } from './case-work.ts';
import { choose, makePhoto, noticeDay, typeDay } from './forms.ts';

interface Late {
  /** The last name of all of them, which nobody else has. */
  lastName: string;
  units: readonly number[];
  /** What else is looked at once the dialog of the notices stands. */
  look?: () => Promise<void>;
}

/** From the list of who is late to their submitted cases: a day of notice, drafts, a proof for each, and one attestation. */
export async function fileTheLate(page: Page, { lastName, units, look }: Late): Promise<void> {
  const count = units.length;
  await heading(page, 'Month filing');
  await page.getByLabel('Search these leases').fill(lastName);
  const selectAll = page.getByRole('checkbox', { name: 'Select all on this page' });
  const selectable = page.getByRole('checkbox', { name: 'Select this row' });
  await expect.poll(() => selectable.count()).toBe(count);
  await selectAll.check();
  const bar = page.getByRole('region', { name: 'Actions on the selected rows' });
  await bar.getByRole('button', { name: `Record ${count} notices` }).click();
  const notice = page.getByRole('dialog', { name: `Record the notice of ${count} leases` });
  await notice.getByRole('button', { name: `Record ${count} notices` }).click();
  await notice.getByText('Enter the day.').waitFor();
  await look?.();
  await typeDay(notice, 'On which day was the notice given?', noticeDay());
  await notice.getByRole('button', { name: `Record ${count} notices` }).click();
  const recorded = page.getByRole('dialog', { name: `${count} notices are recorded` });
  await recorded.getByRole('button', { name: 'Close' }).first().click();
  await expect.poll(() => page.getByText('Ready', { exact: true }).count()).toBe(count);
  await bar.getByRole('button', { name: `Open ${count} drafts` }).click();
  await page
    .getByRole('dialog', { name: `${count} drafts are open` })
    .getByRole('button', { name: 'Complete the drafts' })
    .click();

  await heading(page, 'Drafts from leases');
  await page.getByLabel('Search these drafts').fill(lastName);
  await expect.poll(() => selectable.count()).toBe(count);
  await selectAll.check();
  await bar.getByRole('button', { name: 'Fill in notice' }).click();
  const fill = page.getByRole('dialog', { name: `Fill in the notice of ${count} drafts` });
  await choose(fill, 'Notice', 'Pay or vacate');
  await choose(fill, 'Service method', 'Handed to the tenant');
  await fill.getByRole('button', { name: `Fill in ${count} drafts` }).click();
  await fill.waitFor({ state: 'detached' });
  const photo = await makePhoto(page);
  for (const unit of units) {
    const draft = page.getByRole('row', { name: new RegExp(`${lastName} – ${unit}\\b`) });
    await addFile(draft, `proof-${unit}.jpg`, photo);
    await draft.getByText('Complete', { exact: true }).waitFor();
  }
  await bar.getByRole('button', { name: `Submit ${count} cases` }).click();
  await page
    .getByRole('dialog', { name: `Submit ${count} cases?` })
    .getByRole('button', { name: `Submit ${count} cases` })
    .click();
  await page.getByRole('dialog', { name: `${count} cases are submitted` }).waitFor();
}
