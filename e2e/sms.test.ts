import { smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { afterEach, expect, inject, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

/** Of the numbers that nobody has; another attempt takes another one, as the first may be the person’s by then. */
const lastTwo = String(10 + Math.floor(Math.random() * 90));
const shown = `(404) 555-01${lastTwo}`;
const digits = `40455501${lastTwo}`;

test('somebody adds a number with the code from the mailbox, chooses text messages for days at court, and removes it again', async () => {
  const api = await apiAs(baseUrl, 'processor');
  const smsOf = async (wanted: string) => {
    const groups = (await api.get(preferences.read.url)).body['groups'] as {
      group: string;
      sms: boolean | null;
    }[];
    return groups.find(({ group }) => group === wanted)?.sms;
  };
  const page = await personAt('processor', '/notifications/preferences');
  await page.getByRole('heading', { name: 'Text messages', exact: true }).waitFor();
  await page.getByRole('button', { name: /^(?:Add a|Change the|Use another) number$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Which number gets your text messages?' });
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill('555-0143');
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  // Asked only where the sign-in was more than five minutes ago.
  const proveIfAsked = async () => {
    await Promise.race([
      question.waitFor(),
      dialog.waitFor(),
      page.getByRole('dialog', { name: 'Enter the code' }).waitFor(),
    ]);
    if (!(await question.isVisible())) return;
    await question.getByLabel('Current password').fill(inject('demoPassword'));
    await question.getByRole('button', { name: 'Continue' }).click();
  };
  await proveIfAsked();
  await dialog.getByText('Enter a mobile number of the United States').waitFor();
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(shown);
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await proveIfAsked();
  const entering = page.getByRole('dialog', { name: 'Enter the code' });
  await entering.getByRole('textbox', { name: 'Code' }).fill('no');
  await entering.getByRole('button', { name: 'Confirm' }).click();
  await entering.getByText('You have 4 tries left').waitFor();
  expect(await axe(page)).toEqual([]);

  const code = async () => {
    const { body } = await api.get(`/api/user-service/mailbox/list?search=${digits}`);
    const [newest] = body['messages'] as { id: string }[];
    if (!newest) return '';
    const { text } = (await api.get(`/api/user-service/mailbox/details/${newest.id}`)).body as {
      text: string;
    };
    return /your code is (\d{6})/.exec(text)?.[1] ?? '';
  };
  await expect.poll(code).toMatch(/^\d{6}$/);
  await entering.getByRole('textbox', { name: 'Code' }).fill(await code());
  await entering.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(`Text messages go to ${shown}`).waitFor();

  await page.getByRole('checkbox', { name: /^Urgent ones also as a text message *: Days at court$/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Notification settings are saved').waitFor();
  expect(await smsOf('court')).toBe(true);
  for (const viewport of [sizes.desk, sizes.phone])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
      expect(await axe(page)).toEqual([]);
    }
  await page.setViewportSize(sizes.desk);

  await page.getByRole('button', { name: 'Remove the number' }).click();
  await page
    .getByRole('dialog', { name: `Remove ${shown}?` })
    .getByRole('button', { name: 'Remove the number' })
    .click();
  await expect
    .poll(
      async () =>
        (await question.isVisible()) || (await api.get(smsNumbers.details.url)).body['number'] === null,
    )
    .toBe(true);
  if (await question.isVisible()) {
    await question.getByLabel('Current password').fill(inject('demoPassword'));
    await question.getByRole('button', { name: 'Continue' }).click();
  }
  await page.getByText(`Text messages go to ${shown}`).waitFor({ state: 'hidden' });
  await expect.poll(() => smsOf('court')).toBe(false);
});

test('the mailbox shows a text message to whom it was sent', async () => {
  const page = await personAt('processor', `/mailbox?search=${digits}`);
  await page
    .getByRole('button', { name: new RegExp(`\\+1${digits}.*Text message`, 's') })
    .first()
    .click();
  await page.getByRole('heading', { level: 2, name: 'Text message' }).waitFor();
  expect(await page.locator('.mail-text').innerText()).toMatch(/^Writdesk: your code is \d{6}\./);
});
