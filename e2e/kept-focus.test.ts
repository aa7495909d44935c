import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { expectSound } from './support/browser.ts';
import { act, status } from './support/case-work.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// Whoever works by keyboard or by ear is always somewhere: what had the focus may vanish, the focus never does.

afterEach(goHome);

const patiently = { timeout: 20_000 };
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return { tag: activeElement?.tagName, row: activeElement?.getAttribute('data-row-key') ?? null };
  });

test('an action that takes its own button away leaves the focus on the title of the case', async () => {
  const api = await apiAs(baseUrl, 'processor');
  const { body } = await api.get('/api/case-service/case/list-cases?status=INITIAL_CHECK&size=50');
  const ready = (body['cases'] as { id: string; availableActions: string[] }[]).find(({ availableActions }) =>
    availableActions.includes('review'),
  );
  const page = await personAt('processor', `/cases/${ready?.id}`);
  await act(page, 'Send to attorney review');
  await status(page, 'Attorney review');
  await expect.poll(() => focused(page), patiently).toMatchObject({ tag: 'H1' });
  await expectSound(page);
});

test('a row that somebody else worked off hands the focus to the row after it', async () => {
  const page = await personAt('processor', '/cases?queue=all&status=INTAKE&size=25');
  const rows = page.locator('.data-table tbody tr');
  await rows.nth(1).waitFor();
  await page.keyboard.press('ArrowDown');
  const [first, second] = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
  await expect.poll(() => focused(page), patiently).toMatchObject({ row: first });

  const firm = await apiAs(baseUrl, 'firm');
  await firm.post(`/api/case-service/case/initial-check/${first}`, {});
  await page.locator(`[data-row-key="${first}"]`).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), patiently).toMatchObject({ row: second });
  await expectSound(page);
});
