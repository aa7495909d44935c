import { notifications } from '@writdesk/contract/notifications/notifications';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('somebody follows the bell to all notifications, reads them by group and case, and follows one to its page', async () => {
  const api = await apiAs(baseUrl, 'lawyer');
  const { body } = await api.get(`${notifications.list.url}?size=100`);
  const all = body['notifications'] as { id: string; title: string; caseId: string | null; group: string }[];
  const one = all.find(({ caseId }) => caseId !== null);
  if (!one) throw new Error('The demonstration notifies the lawyer of no case.');
  await api.post(notifications.updateStatus.url, { ids: [one.id], status: 'UNREAD' });

  const page = await personAt('lawyer');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'All notifications' }).click();
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  const row = page.locator(`[data-row="${one.id}"]`);
  await row.waitFor();
  for (const viewport of [sizes.desk, sizes.phone])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await expectSound(page);
      expect(await axe(page)).toEqual([]);
    }
  await page.setViewportSize(sizes.desk);

  // By keys: the row in focus is read and unread again.
  await row.locator('.notification-words').focus();
  await page.keyboard.press('u');
  await row.getByRole('button', { name: /^Mark as unread/ }).waitFor();
  await page.keyboard.press('u');
  await row.getByRole('button', { name: /^Mark as read/ }).waitFor();
  await page.keyboard.press('Home');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')))
    .toBe(await page.locator('[data-row]').first().getAttribute('data-row'));

  await row.getByRole('button', { name: /^Only this case/ }).click();
  await page.getByRole('button', { name: /^Case: / }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('caseId')).toBe(one.caseId);
  const ofCase = all.filter(({ caseId }) => caseId === one.caseId).length;
  await expect.poll(() => page.locator('[data-row]').count()).toBe(ofCase);
  await page.getByRole('button', { name: 'Mark these as read' }).click();
  await expect.poll(() => page.locator('.notification-row.unread').count()).toBe(0);
  await page.getByText('Unread', { exact: true }).click();
  await page.getByText('Nothing unread').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await row.locator('.notification-words').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/cases/${one.caseId ?? ''}`);
});

test('somebody changes how they are notified, and it stays', async () => {
  const api = await apiAs(baseUrl, 'processor');
  const groups = async () =>
    (await api.get(preferences.read.url)).body['groups'] as { group: string; choice: string }[];
  const now = (await groups()).find(({ group }) => group === 'progress')?.choice;
  const [wanted, label] = now === 'digest' ? ['app', 'In the app'] : ['digest', 'Digest'];

  const page = await personAt('processor', '/notifications');
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Notification settings' }).waitFor();
  await page
    .getByRole('group', { name: 'Progress of cases' })
    .getByText(label ?? '', { exact: true })
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Notification settings are saved').waitFor();
  await expect
    .poll(async () => (await groups()).find(({ group }) => group === 'progress')?.choice)
    .toBe(wanted);
  await page.reload();
  await page
    .getByRole('group', { name: 'Progress of cases' })
    .getByRole('radio', { name: label ?? '', checked: true })
    .waitFor({ state: 'attached' });
});
