import { cases } from '@writdesk/contract/cases/cases';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('Home shows the work of one’s team, since when each case waits, and who is called in court', async () => {
  const api = await apiAs(baseUrl, 'processor');
  const { body } = await api.get(`${cases.recommended.url}?team=true&size=100`);
  const ofTeam = body['cases'] as { id: string }[];
  const page = await personAt('processor');
  await page.getByRole('radio', { name: 'My team' }).check({ force: true });
  const rows = page.locator('.work-row[data-row-key]');
  await rows.first().waitFor();
  const shown = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
  await expect
    .poll(async () => (await shown()).every((id) => ofTeam.some((one) => one.id === id)))
    .toBe(true);
  await page
    .getByText(/^(With the officer|Before the judge) since /)
    .first()
    .waitFor();
  await page
    .getByText(/\d+ past due, since /)
    .first()
    .waitFor();
  const { body: listed } = await api.get(`/api/case-service/docket/list?dateRange=${today()}..&size=20`);
  const called = (listed['dockets'] as { caseCount: number; parties: string[] }[]).find(
    ({ caseCount }) => caseCount > 0,
  );
  const [lastName = ''] = called?.parties[0]?.split(',') ?? [];
  await page.locator('.rail-parties', { hasText: lastName }).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(sizes.phone);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(sizes.desk);
  await page.reload();
  await rows.first().waitFor();
  expect(await page.getByRole('radio', { name: 'My team' }).isChecked()).toBe(true);
  await expectSound(page);
});

test('the menu shows the daily work; a group that is opened stays open', async () => {
  const page = await personAt('processor');
  const workflows = page.getByRole('link', { name: 'Workflows', exact: true });
  await page.getByRole('link', { name: 'Properties', exact: true }).waitFor();
  expect(await workflows.count()).toBe(0);
  const setup = page.getByRole('button', { name: 'Setup', exact: true });
  expect(await setup.getAttribute('aria-expanded')).toBe('false');
  await setup.focus();
  await page.keyboard.press('Enter');
  await workflows.waitFor();
  await page.reload();
  await workflows.click();
  await page.getByRole('heading', { level: 1, name: 'Workflows' }).waitFor();
  // On another’s browser, or closed again, the page that one is on still shows where it stands.
  await setup.press('Enter');
  expect(await workflows.count()).toBe(0);
  await page.reload();
  await workflows.waitFor();
  expect(await workflows.getAttribute('aria-current')).toBe('page');
  expect(await axe(page)).toEqual([]);
  await expectSound(page);
});

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
