import { cases } from '@writdesk/contract/cases/cases';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { act, status } from './support/case-work.ts';
import { tick, type } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('a company can’t end what is at court: it asks, the lawyer files the dismissal, and what was with prejudice stays ended', async () => {
  const { id, docketId } = await lodgedCase();
  const client = await personAt('client', `/cases/${id}`);
  await client.setViewportSize(sizes.phone);
  await client.getByRole('button', { name: 'Actions on this case' }).click();
  await client.getByText('Request dismissal').click();
  const asking = client.getByRole('dialog', { name: 'Ask the firm to dismiss this case?' });
  await asking.getByText('The case is at court, so the firm files the dismissal.').waitFor();
  await expectSound(client);
  await tick(asking, 'Why?', 'Tenant paid');
  await type(asking, /^Comment/, 'They paid all of it at the office.');
  await asking.getByRole('button', { name: 'Request dismissal' }).click();
  await asking.waitFor({ state: 'detached' });

  const processor = await apiAs(baseUrl, 'processor');
  const statusNow = async () => (await processor.get(cases.details.url.replace('{id}', id))).body['status'];
  expect(await statusNow(), 'until the firm files it the case goes on').toBe('ON_DOCKET');
  const lawyer = await personAt('lawyer', `/cases/${id}`);
  await act(lawyer, 'Dismiss case', async (dialog) => {
    await dialog.getByText(/A dismissal is filed with .+, and a hearing is canceled/).waitFor();
    await tick(dialog, 'Why?', 'Tenant paid');
    await dialog.getByRole('checkbox', { name: /^With prejudice/ }).check();
    await type(dialog, /^Reason/, 'Paid in full with costs; dismissed with prejudice.');
  });
  await status(lawyer, 'Dismissed');
  await status(client, 'Dismissed');
  await expectSound(lawyer);
  expect(await axe(lawyer)).toEqual([]);

  // Off its docket, and no way back.
  const firm = await apiAs(baseUrl, 'firm');
  const { body: docket } = await firm.get(dockets.details.url.replace('{id}', docketId));
  const there = (docket['cases'] as { id: string; state: string }[]).filter(
    (one) => one.id === id && one.state === 'SET',
  );
  expect(there).toEqual([]);
  const reason = 'It was dismissed by mistake.';
  expect((await firm.post(cases.reopen.url.replace('{id}', id), { reason })).status).toBe(409);
});

/** A case of the company that is set for a hearing. */
async function lodgedCase(): Promise<{ id: string; docketId: string }> {
  const client = await apiAs(baseUrl, 'client');
  const { body } = await client.get(`${cases.list.url}?size=50&status=ON_DOCKET`);
  for (const { id } of body['cases'] as { id: string }[]) {
    const { body: found } = await client.get(cases.details.url.replace('{id}', id));
    const offered = found['availableActions'] as string[];
    if (found['dismissalRequestedAt'] === null && offered.includes('dismiss-case'))
      return { id, docketId: String(found['docketId']) };
  }
  throw new Error('The demonstration has no case on a docket that the company may ask to dismiss.');
}
