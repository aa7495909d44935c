import { readFile } from 'node:fs/promises';
import { ledger } from '@writdesk/contract/ledger/ledger';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const [DEBIT, CREDIT] = [4, 5];

test('a month leaves as a journal, is closed when it is over, and opens again with a reason', async () => {
  const firm = await apiAs(baseUrl, 'firm');
  const { months } = ledger.months.reply.parse((await firm.get(`${ledger.months.url}?size=100`)).body);
  const next = months.find(({ can }) => can.close);
  const title = new Date(`${next?.month ?? ''}-15`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
  });
  const page = await personAt('firm', '/ledger');
  await page.getByRole('row', { name: new RegExp(`^${title}`) }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`journal-${next?.month ?? ''}.csv`);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(head).toContain('date,entry,event,account,debit,credit,');
  const sum = (column: number) => lines.reduce((all, line) => all + Number(line.split(',')[column]), 0);
  expect(lines.join('\n')).toContain(',CASH,');
  expect(sum(DEBIT)).toBeGreaterThan(0);
  expect(sum(DEBIT)).toBeCloseTo(sum(CREDIT), 2);
  await page.getByRole('button', { name: 'Close month' }).click();
  const closing = page.getByRole('dialog', { name: `Close ${title}` });
  await closing.getByRole('button', { name: 'Close month' }).click();
  await closing.waitFor({ state: 'hidden' });
  await page.getByText('Closed ·').waitFor();

  await page.getByRole('button', { name: 'Reopen month' }).click();
  const opening = page.getByRole('dialog', { name: `Reopen ${title}` });
  await opening.getByRole('button', { name: 'Reopen month' }).click();
  await opening.getByRole('alert').first().waitFor();
  await opening.getByLabel('Reason').fill('A deposit of the last day came late.');
  await opening.getByRole('button', { name: 'Reopen month' }).click();
  await opening.waitFor({ state: 'hidden' });
  await page.getByText(/^Reopened by .*A deposit of the last day came late\.$/).waitFor();
});
