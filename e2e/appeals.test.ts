import { cases } from '@writdesk/contract/cases/cases';
import { writs } from '@writdesk/contract/writs/writs';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { act, fill, press, status } from './support/case-work.ts';
import { choose, dayFromToday, daysToWednesday, tick, type, typeDay } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const heardEarly = 'The judge called the case before its day, and both sides were there.';

test('a hearing is continued, set again and judged; the law then keeps the writ for the time to appeal', async () => {
  const id = await caseSetAhead();
  const lawyer = await personAt('lawyer', `/cases/${id}`);
  // Its hearing is ahead, so the action is named with that day; a continuance doesn’t wait for it.
  const recorded = { isPassed: true };
  await act(
    lawyer,
    'Record judgment',
    async (dialog) => {
      await choose(dialog, 'What did the court order?', 'Continued');
      await type(dialog, 'Comment', 'The tenant’s lawyer asked for two weeks.');
    },
    recorded,
  );
  await status(lawyer, 'Out for service');
  const processor = await personAt('processor', `/cases/${id}`);
  await act(processor, 'Apply to docket', async (dialog) => {
    await dialog.getByRole('radio').last().check();
  });
  await status(processor, 'On docket');
  await act(
    lawyer,
    'Record judgment',
    async (dialog) => {
      await choose(dialog, 'What did the court order?', 'Possession');
      await type(dialog, 'Why do you go ahead all the same?', heardEarly);
    },
    recorded,
  );
  await status(processor, 'Judgment');
  const writ = processor.getByRole('region', { name: 'Writ of possession' });
  await writ.getByRole('button', { name: /^Start the writ of possession from / }).click();
  const dialog = processor.getByRole('dialog', { name: 'Start the writ of possession' });
  await dialog.getByText(/44-7-/).waitFor();
  await expect
    .poll(() => dialog.getByRole('button', { name: 'Start the writ of possession' }).isDisabled())
    .toBe(true);
});

test(
  'an appeal stays the writ and the lockout; once the stay is lifted the officer comes, and the case is closed',
  { timeout: 240_000 },
  async () => {
    const id = await contestedJudgment();
    const lawyer = await personAt('lawyer', `/cases/${id}`);
    const processor = await personAt('processor', `/cases/${id}`);
    await postedWrit(processor, lawyer);
    await setLockout(processor, 0);

    // What another person has just changed comes a moment later: a form that was opened before says so instead of being sent.
    await lawyer.reload();
    await act(lawyer, 'Record an appeal', async (dialog) => {
      await type(dialog, 'To which court?', 'State Court of Fulton County');
      await dialog.getByRole('checkbox', { name: 'The judgment is stayed' }).check();
      await type(dialog, 'Comment', 'Order of the court, staying execution');
    });
    await status(processor, 'Appealed');
    const card = processor.getByRole('region', { name: /^Writ of possession W\d/ });
    await card.getByText('Stayed', { exact: true }).first().waitFor();
    const lockout = processor.getByRole('region', { name: 'Lockout' });
    await lockout.getByText('Not set', { exact: false }).waitFor();
    await expect.poll(() => lockout.getByRole('button', { name: 'Set lockout date' }).count()).toBe(0);
    for (const [size, colorScheme] of [
      [sizes.desk, 'light'],
      [sizes.phone, 'dark'],
    ] as const) {
      await processor.setViewportSize(size);
      await processor.emulateMedia({ colorScheme });
      await expectSound(processor);
      expect(await axe(processor), colorScheme).toEqual([]);
    }
    await processor.setViewportSize(sizes.desk);
    await processor.emulateMedia({ colorScheme: 'light' });

    await act(lawyer, 'Record the appeal’s result', async (dialog) => {
      await choose(dialog, 'Result', 'Stay lifted');
      await typeDay(dialog, 'Day of the result', dayFromToday(0));
    });
    await status(processor, 'Writ issued');
    await card.getByText('Posted', { exact: true }).first().waitFor();
    await setLockout(processor, 0);
    await setLockout(processor, 7, 'The marshal has another eviction that day.');
    await lockout.getByText(/earlier/i).click();
    await lockout.getByText(/The marshal has another eviction that day/).waitFor();
    await lockout.getByText(/Order of the court, staying execution/).waitFor();

    await lawyer.reload();
    await act(lawyer, 'Record the appeal’s result', async (dialog) => {
      await choose(dialog, 'Result', 'Affirmed');
      await typeDay(dialog, 'Day of the result', dayFromToday(0));
    });
    await processor
      .getByRole('region', { name: 'Appeal' })
      .getByText(/^Affirmed/)
      .waitFor();
    await status(processor, 'Lockout set');
    await card.getByRole('button', { name: 'Record possession' }).click();
    await fill(processor, 'Record possession', async (dialog) => {
      await typeDay(dialog, 'Carried out on', dayFromToday(0));
      await type(dialog, /^At$/, '0:00');
      await tick(dialog, 'Were the locks changed?', 'Yes');
      await tick(dialog, /happens to the goods/, /Nothing is left/);
      await type(dialog, /^Comment/, 'The marshal had an opening earlier.');
    });
    await card.getByText('Executed', { exact: true }).first().waitFor();
    await act(processor, 'Close case', async (dialog) => {
      await choose(dialog, 'How did it end?', 'Possession returned');
      await typeDay(dialog, 'When was possession returned?', dayFromToday(0));
      const bill = dialog.getByRole('checkbox');
      if (await bill.count()) await bill.check();
    });
    await status(processor, 'Closed');
  },
);

/** From the judgment to the notice on the door. What the company answers on its phone is a journey of its own. */
async function postedWrit(processor: Page, lawyer: Page): Promise<void> {
  await press(processor, 'Start the writ of possession', async (dialog) => {
    await tick(dialog, /show an appeal/, 'No appeal');
  });
  await press(processor, 'Send the questions to the company');
  const id = new URL(processor.url()).pathname.split('/').at(-1) ?? '';
  const client = await apiAs(baseUrl, 'client');
  const { body } = await client.get(cases.details.url.replace('{id}', id));
  const [writ] = (body['writs'] as { id: string }[]).slice(-1);
  const answered = await client.post(writs.clientConfirm.url.replace('{id}', writ?.id ?? ''), {
    answers: {
      stillInPossession: 'YES',
      moneyTaken: false,
      wishesToProceed: true,
      contactName: 'Wanda Beaufort',
      contactPhone: '404-555-0142',
      hazards: '',
      goods: 'SET_OUT',
      locksmith: true,
    },
    signedBy: 'Wanda Beaufort',
  });
  expect(answered.status).toBe(200);
  await press(lawyer, 'Sign the writ of possession');
  await press(processor, 'Record the filing', async (dialog) => {
    await type(dialog, /^Filing receipt/, 'Odyssey 77121');
    await tick(dialog, /show an appeal/, 'No appeal');
    await type(dialog, /^Why file without/, 'The manager saw the tenants this morning.');
  });
  await press(processor, 'Record the issue', async (dialog) => {
    await typeDay(dialog, 'Issued on', dayFromToday(0));
    await type(dialog, 'The court’s number', '26-WP-119');
  });
  await press(processor, 'Record the posting', async (dialog) => {
    await typeDay(dialog, 'Posted on', dayFromToday(0));
    await type(dialog, /^At$/, '0:00');
    await type(dialog, /^Officer$/, 'Marshal Odom');
  });
}

/** The day that the officer agreed to; set again, it needs a reason. */
async function setLockout(page: Page, later: number, reason?: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Lockout' })
    .getByRole('button', { name: /^Set (lockout date|the lockout again)$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Set the lockout/ });
  await typeDay(dialog, /^Day$/, dayFromToday(daysToWednesday() + later));
  await type(dialog, 'Time at the court', '9:30');
  if (reason) await type(dialog, 'Why does the day change?', reason);
  await dialog.getByRole('button', { name: 'Set lockout date' }).click();
  await dialog.waitFor({ state: 'detached' });
  await status(page, 'Lockout set');
}

/** A case in Fulton that is set for a day ahead. */
const caseSetAhead = () =>
  findCase('ON_DOCKET', (found) => {
    const { name } = found['courthouse'] as { name: string };
    const isServed = found['serviceStage'] === 'COMPLETE';
    return /Fulton/.test(name) && isServed && new Date(String(found['hearingAt'])) > new Date();
  });

/** A judgment after a hearing, with the tenant’s time to appeal behind it. */
const contestedJudgment = () =>
  findCase('JUDGMENT_RECORDED', (found) => {
    const offers = found['writOffers'] as { availableActions: string[] };
    const judgment = found['caseJudgment'] as { outcome: string };
    return offers.availableActions.includes('create') && judgment.outcome === 'POSSESSION_ONLY';
  });

/** A case of the demonstration that the company and the processor both see. */
async function findCase(
  inStatus: string,
  isWanted: (found: Record<string, unknown>) => boolean,
): Promise<string> {
  const [client, processor] = await Promise.all([apiAs(baseUrl, 'client'), apiAs(baseUrl, 'processor')]);
  const { body } = await client.get(`${cases.list.url}?size=50&status=${inStatus}`);
  for (const { id } of body['cases'] as { id: string }[]) {
    const { body: found } = await processor.get(cases.details.url.replace('{id}', id));
    if (isWanted(found)) return id;
  }
  throw new Error(`The demonstration has no such case in ${inStatus}.`);
}
