import { paymentSweep } from '@writdesk/contract/payment-sweep/payment-sweep';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { heading } from './support/case-work.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('a property says before court who paid, in one press, and the lawyer sees it at once', async () => {
  const api = await apiAs(baseUrl, 'client');
  const listed = paymentSweep.list.reply.parse(
    (await api.get(`${paymentSweep.list.url}?answered=false`)).body,
  );
  const [hearing] = listed.hearings;
  if (!hearing) throw new Error('The demonstration has no hearing in the next days.');
  const manager = await personAt('client', '/sweep');
  await heading(manager, 'Before court');
  const answers = manager.getByRole('group', { name: `What happened with ${hearing.tenantNames}?` });
  await answers.getByRole('button', { name: 'Paid in part' }).click();
  await answers.getByRole('button', { name: 'Paid in part', pressed: true }).waitFor();
  await manager.getByRole('link', { name: 'Record the payment' }).first().waitFor();
  await answers.getByRole('button', { name: 'Paid in full' }).click();
  await answers.getByRole('button', { name: 'Paid in full', pressed: true }).waitFor();
  await manager.getByText('Proposed for dismissal').first().waitFor();
  expect(await axe(manager)).toEqual([]);
  for (const size of [sizes.phone, sizes.desk]) {
    await manager.setViewportSize(size);
    await answers.getByRole('button', { name: 'Moved out' }).waitFor();
    await expectSound(manager);
  }

  const lawyer = await personAt('lawyer', `/cases/${hearing.id}`);
  await lawyer.getByText('Before court: paid in full').first().waitFor();
  await lawyer.goto(`${baseUrl}/sweep`);
  await heading(lawyer, 'Before court');
  await lawyer
    .getByRole('group', { name: `What happened with ${hearing.tenantNames}?` })
    .getByRole('button', { name: 'Paid in full', pressed: true })
    .waitFor();

  // Another answer takes the proposal away, live for whoever looks at it.
  await answers.getByRole('button', { name: 'Proceed' }).click();
  await answers.getByRole('button', { name: 'Proceed', pressed: true }).waitFor();
  await expect.poll(() => manager.getByText('Proposed for dismissal').count()).toBe(0);
  await lawyer
    .getByRole('group', { name: `What happened with ${hearing.tenantNames}?` })
    .getByRole('button', { name: 'Proceed', pressed: true })
    .waitFor();
});

test('the case itself asks its company who paid, and a list answers for many', async () => {
  const api = await apiAs(baseUrl, 'client');
  const { hearings } = paymentSweep.list.reply.parse(
    (await api.get(`${paymentSweep.list.url}?answered=false`)).body,
  );
  const [asked, ...others] = hearings;
  const [one, other] = others;
  if (!asked || !one || !other) throw new Error('The demonstration has too few hearings in the next days.');
  const manager = await personAt('client', `/cases/${asked.id}`);
  await manager.setViewportSize(sizes.phone);
  await manager.getByRole('button', { name: 'Answer payment sweep' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Have the tenants paid before court?' });
  await dialog.getByRole('radio', { name: 'Moved out' }).check();
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await manager.getByText('Before court: moved out').first().waitFor();
  await expect.poll(() => manager.getByRole('button', { name: 'Answer payment sweep' }).count()).toBe(0);
  await manager.setViewportSize(sizes.desk);

  await manager.goto(`${baseUrl}/cases?queue=court&size=25`);
  for (const { tenantNames } of [one, other])
    await manager.getByRole('row', { name: tenantNames }).getByRole('checkbox').check();
  const bar = manager.getByRole('region', { name: 'Actions on the selected rows' });
  await bar.getByRole('button', { name: 'Answer payment sweep' }).click();
  const many = manager.getByRole('dialog', { name: 'Answer the payment sweep for 2 cases' });
  await many.getByRole('button', { name: 'Answer payment sweep' }).click();
  await many.getByText('Say what happened.').first().waitFor();
  await many.getByRole('radio', { name: 'Proceed' }).check();
  await many.getByRole('button', { name: 'Answer payment sweep' }).click();
  await manager.getByText('All 2 cases went through').waitFor();
  const after = paymentSweep.list.reply.parse((await api.get(`${paymentSweep.list.url}?answered=true`)).body);
  const said = new Map(after.hearings.map(({ id, sweep }) => [id, sweep?.answer]));
  expect([one, other].map(({ id }) => said.get(id))).toEqual(['PROCEED', 'PROCEED']);
});
