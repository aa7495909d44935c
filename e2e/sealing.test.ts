import { cases } from '@writdesk/contract/cases/cases';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { heading } from './support/case-work.ts';
import { choose, dayFromToday, typeDay } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const order = {
  name: 'Order to seal.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n',
  ),
};

test('a lawyer seals a case by the court’s order: nobody finds it, its page stays for lawyers, and the seal is lifted', async () => {
  const lawyerApi = await apiAs(baseUrl, 'lawyer');
  const listed = await lawyerApi.get(`${cases.list.url}?status=CLOSED&size=100`);
  const [closed] = cases.list.reply.parse(listed.body).cases;
  if (!closed) throw new Error('The demonstration has no closed case.');
  const address = `/cases/${closed.id}`;
  const company = await personAt('client', address);
  await heading(company, closed.title);

  const lawyer = await personAt('lawyer', address);
  await heading(lawyer, closed.title);
  await lawyer.getByRole('button', { name: 'More actions on this case' }).click();
  await lawyer.getByRole('menuitem', { name: 'Seal case…' }).click();
  const dialog = lawyer.getByRole('dialog', { name: 'Seal case' });
  await dialog.getByRole('button', { name: 'Seal case' }).click();
  await dialog.getByRole('link', { name: 'Add the order.' }).waitFor();
  expect(await axe(lawyer)).toEqual([]);
  await choose(dialog, 'Why does the court seal it?', 'Expunged');
  await typeDay(dialog, 'Day of the order', dayFromToday(-1));
  await dialog.locator('input[type=file]').setInputFiles(order);
  // It is up once it can be taken away again.
  await dialog.getByRole('button', { name: `Remove ${order.name}` }).waitFor();
  await dialog.getByRole('button', { name: 'Seal case' }).click();
  await heading(lawyer, 'Sealed cases');
  await lawyer.getByRole('link', { name: closed.title }).first().waitFor();
  for (const size of [sizes.phone, sizes.desk]) {
    await lawyer.setViewportSize(size);
    await expectSound(lawyer);
  }

  // The company and the firm’s other people find nothing, not even that there was something.
  await company.reload();
  await company.getByText('There is no such page').first().waitFor();
  const processor = await personAt('processor', address);
  await processor.getByText('There is no such page').first().waitFor();

  await lawyer.goto(baseUrl + address);
  await heading(lawyer, closed.title);
  await lawyer.getByText('This case is sealed.').waitFor();
  await lawyer.getByText('Expunged', { exact: true }).waitFor();
  await lawyer
    .getByText(/^Case sealed by the order of /)
    .first()
    .waitFor();
  await lawyer.getByRole('button', { name: 'Open the order' }).waitFor();
  for (const size of [sizes.phone, sizes.desk]) {
    await lawyer.setViewportSize(size);
    await expectSound(lawyer);
  }
  await lawyer.getByRole('button', { name: 'Lift the seal…' }).click();
  const lift = lawyer.getByRole('dialog', { name: 'Lift the seal' });
  await lift.getByLabel('Reason').fill('The order was vacated.');
  await lift.getByRole('button', { name: 'Lift the seal' }).click();
  await lift.waitFor({ state: 'detached' });
  await lawyer.getByRole('button', { name: 'More actions on this case' }).waitFor();
  await company.reload();
  await heading(company, closed.title);
});
