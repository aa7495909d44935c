import { cases } from '@writdesk/contract/cases/cases';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('the second payment of an agreement didn’t come: the lawyer finds the affidavit of default, and the case waits for them today', async () => {
  const address = `/cases/${await runningAgreement()}`;
  const processor = await personAt('processor', address);
  await processor.setViewportSize(sizes.phone);
  const agreement = processor.getByRole('region', { name: 'Agreement' });
  await agreement.getByText('Received', { exact: true }).first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await processor.emulateMedia({ colorScheme });
    await expectSound(processor);
    expect(await axe(processor), colorScheme).toEqual([]);
  }
  await agreement.getByRole('button', { name: 'Missed' }).last().click();
  await agreement.getByText('Missed', { exact: true }).first().waitFor();

  const lawyer = await personAt('lawyer', address);
  const card = lawyer.getByRole('region', { name: 'Agreement' });
  await card.getByText(/affidavit/i).waitFor();
  await expectSound(lawyer);
  expect(await axe(lawyer)).toEqual([]);
  await card.getByRole('link').click();
  await lawyer.getByText('Affidavit of default').first().waitFor();
  // The days that the agreement still names don't put it off.
  await lawyer.goto(baseUrl + address);
  await lawyer.getByRole('main').getByRole('button', { name: 'Record judgment' }).first().waitFor();
  await lawyer.getByText('Judgment due', { exact: false }).first().waitFor();
});

/** The demonstration’s agreement with a payment that is due today. */
async function runningAgreement(): Promise<string> {
  const processor = await apiAs(baseUrl, 'processor');
  const { body } = await processor.get(`${cases.list.url}?size=50&status=AWAITING_JUDGMENT`);
  for (const { id } of body['cases'] as { id: string }[]) {
    const { body: found } = await processor.get(cases.details.url.replace('{id}', id));
    if ((found['stipulation'] as { state: string } | null)?.state === 'RUNNING') return id;
  }
  throw new Error('The demonstration has no agreement that runs.');
}
