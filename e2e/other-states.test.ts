import { dockets } from '@writdesk/contract/dockets/dockets';
import { afterEach, expect, test } from 'vitest';
import { referenceId } from '../server/seed/reference-id.ts';
import { apiAs } from './support/api.ts';
import { axe, expectSound } from './support/browser.ts';
import { act, recordReturn, recordSearch, sendForServing, status } from './support/case-work.ts';
import { choose, dayFromToday, tick, type } from './support/forms.ts';
import { caseInReview, places, TENANT } from './support/other-state.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('in Texas the judgment of the justice court waits five days for its writ, by the state’s own rule', async () => {
  const address = `/cases/${await caseInReview('TX')}`;
  const lawyer = await personAt('lawyer', address);
  await act(lawyer, 'Approve and send for filing');
  const processor = await personAt('processor', address);
  await act(processor, 'Add case number', (dialog) =>
    type(dialog, 'Case number', `J4-CV-26-${String(Date.now()).slice(-6)}`),
  );
  await sendForServing(processor, [TENANT], 'Certified mail');
  await processor
    .getByText(/^Certified mail: the rules of Texas don’t name this way/)
    .first()
    .waitFor();
  const today = dayFromToday(0, places.TX.timeZone);
  await recordReturn(processor, [TENANT], today);
  await recordSearch(processor, [TENANT], today);
  await setTrial();
  await processor.reload();
  await act(processor, 'Apply to docket', (dialog) => dialog.getByRole('radio').last().check());
  await status(processor, 'On docket');

  const heardEarly = 'Both sides asked the judge to hear it today.';
  await act(
    lawyer,
    'Record judgment',
    async (dialog) => {
      await choose(dialog, 'What did the court order?', 'Possession');
      await type(dialog, 'Why do you go ahead all the same?', heardEarly);
    },
    { isPassed: true },
  );
  await status(processor, 'Judgment');
  const writ = processor.getByRole('region', { name: 'Writ of possession' });
  await writ.getByRole('button', { name: /^Start the writ of possession from / }).click();
  const dialog = processor.getByRole('dialog', { name: 'Start the writ of possession' });
  await dialog
    .getByText(/510\.|24\.00/)
    .first()
    .waitFor();
  await expectSound(processor);
  expect(await axe(processor)).toEqual([]);
  await expect
    .poll(() => dialog.getByRole('button', { name: 'Start the writ of possession' }).isDisabled())
    .toBe(true);
});

/** A sitting of the justice court in two weeks. */
async function setTrial(): Promise<void> {
  const processor = await apiAs(baseUrl, 'processor');
  const date = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const { status: answered, body } = await processor.post(dockets.create.url, {
    courthouseId: referenceId('courthouse', places.TX.court),
    date,
    time: '09:30',
    room: `Trials ${Date.now()}`,
    reason: 'The court sits on that day all the same.',
  });
  expect(answered, JSON.stringify(body)).toBe(201);
}

test('Nevada serves first: the notice goes out before anything is filed, and the complaint follows when it has run', async () => {
  const address = `/cases/${await caseInReview('NV')}`;
  const lawyer = await personAt('lawyer', address);
  const main = lawyer.getByRole('main');
  await main.getByRole('button', { name: 'Send for serving', exact: true }).waitFor();
  await expect.poll(() => main.getByRole('button', { name: /send for filing/ }).count()).toBe(0);
  await sendForServing(lawyer, [TENANT]);
  const processor = await personAt('processor', address);
  await status(processor, 'Out for service');
  // The constable handed it over three weeks ago: its seven days of the court are behind.
  await recordReturn(processor, [TENANT], dayFromToday(-21, places.NV.timeZone));
  await recordSearch(processor, [TENANT], dayFromToday(0, places.NV.timeZone));
  await act(processor, 'Approve and send for filing');
  await status(processor, 'Approved – sent for filing');
  await act(processor, 'Add case number', (dialog) =>
    type(dialog, 'Case number', `26E${String(Date.now()).slice(-6)}`),
  );
  await act(processor, 'Request default', (dialog) =>
    tick(dialog, 'What does the docket show?', /No answer/),
  );
  await status(processor, 'Awaiting judgment');
  await expectSound(processor);
  expect(await axe(processor)).toEqual([]);
});
