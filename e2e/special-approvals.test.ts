import { cases } from '@writdesk/contract/cases/cases';
import { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('an administrator of the firm creates a special approval, changes it and deletes it', async () => {
  const page = await personAt('firm', '/special-approvals');
  await page.getByRole('button', { name: 'New special approval' }).click();
  const dialog = page.getByRole('dialog', { name: 'New special approval' });
  await dialog.getByRole('button', { name: 'Create special approval' }).click();
  await dialog.getByRole('alert').getByText('Enter a name.').waitFor();
  await dialog.getByLabel('Name').fill('Sums under $250');
  await dialog.getByLabel('Value, line 1').fill('250.00');
  for (const viewport of [sizes.desk, sizes.phone]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
  await page.setViewportSize(sizes.desk);
  await dialog.getByRole('button', { name: 'Create special approval' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const row = page.getByRole('row', { name: /Sums under \$250/ });
  await row.getByText('The claim is below $250.00').waitFor();

  await page.getByRole('button', { name: 'Actions for Sums under $250' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Sums under $250' });
  await edit.getByLabel('Hours to answer').fill('12');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await row.getByText('12 hours').waitFor();

  await page.getByRole('button', { name: 'Actions for Sums under $250' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await row.waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('row', { name: /Sums under \$250/ }).count()).toBe(0);
});

test('a case that the media watch waits for an approval, which is given on a phone', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const asked = {
    name: 'In the newspaper',
    criteria: [{ key: 'MEDIA_SENSITIVE' }],
    approvers: [{ role: 'firm_admin' }],
    unknownMeans: 'PASS',
  };
  const rule = specialApprovals.create.reply.parse(
    (await firm.post(specialApprovals.create.url, asked)).body,
  );
  const processor = await apiAs(baseUrl, 'processor');
  const listed = await processor.get(
    `${cases.list.url.replace('/{clientId}', '')}?status=INTAKE,INITIAL_CHECK&size=100`,
  );
  // The demonstration’s own rules already ask about some of them.
  let id = '';
  let title = '';
  for (const row of cases.list.reply.parse(listed.body).cases) {
    const { body } = await processor.get(cases.details.url.replace('{id}', row.id));
    if (cases.details.reply.parse(body).specialApprovals.length > 0) continue;
    ({ id, title } = row);
    break;
  }
  const save = (mediaSensitive: boolean | null) =>
    processor.post(cases.save.url.replace('{id}', id), { mediaSensitive });
  expect((await save(true)).status).toBe(200);

  const desk = await personAt('processor', `/cases/${id}`);
  await desk.getByText('Waiting for approval', { exact: true }).waitFor();
  await desk.getByText('Waiting for special approval: In the newspaper').waitFor();

  const page = await personAt('firm', '/special-approvals/waiting');
  await page.setViewportSize(sizes.phone);
  await page.getByText(title).first().click();
  const dialog = page.getByRole('dialog', { name: 'In the newspaper' });
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await dialog.getByRole('alert').getByText('Explain why in at least two words').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axe(page), colorScheme).toEqual([]);
  }
  await dialog.getByLabel('Reason').fill('The owner has spoken with the reporter.');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await desk.getByText('Waiting for approval', { exact: true }).waitFor({ state: 'hidden' });
  const after = await processor.get(cases.details.url.replace('{id}', id));
  expect(cases.details.reply.parse(after.body).specialApprovals[0]?.status).toBe('APPROVED');

  await save(null);
  await firm.put(specialApprovals.update.url.replace('{id}', rule.id), {
    specialApprovalId: rule.id,
    specialApproval: { ...asked, active: false },
  });
});

test('Home names the cases that wait for the reader’s approval, in the firm and in the company', async () => {
  for (const who of ['firm', 'client'] as const) {
    const page = await personAt(who, '/');
    await page.setViewportSize(sizes.desk);
    const waiting = page.getByRole('region', { name: 'Waiting for my approval' });
    await waiting.waitFor();
    expect(await axe(page)).toEqual([]);
    const title = await waiting.getByRole('listitem').first().locator('.rail-words').textContent();
    await waiting.getByRole('link', { name: 'All my approvals' }).click();
    await page.waitForURL(/\/special-approvals\/waiting/);
    const first = page.locator('tbody tr').first();
    await first.waitFor();
    const shown = (await first.getByRole('link').first().textContent()) ?? '?';
    expect(title).toContain(shown);
  }
});
