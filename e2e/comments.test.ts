import { cases } from '@writdesk/contract/cases/cases';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

test('the firm talks among itself and with the company, live, and what is typed survives a reload', async () => {
  const address = await commentedCase();
  const processor = await personAt('processor', address);
  await processor.getByText('The ledger and the notice differ by $60.').waitFor();
  const form = processor.getByRole('region', { name: 'New comment' });
  await form.getByLabel('Comment', { exact: true }).fill('Ask for the lease');
  await form.getByText('Kept in this browser until you add it.').waitFor();
  await expect
    .poll(
      () =>
        processor.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('writdesk.comment'))),
      { timeout: 10_000 },
    )
    .toBe(true);
  await processor.reload();
  await expect
    .poll(() => form.getByLabel('Comment', { exact: true }).inputValue(), { timeout: 10_000 })
    .toBe('Ask for the lease');
  await form.getByRole('button', { name: 'Add comment' }).click();
  await processor.getByRole('article').getByText('Ask for the lease').waitFor();
  // The list may hear of it before the form has its reply.
  await expect
    .poll(() => form.getByLabel('Comment', { exact: true }).inputValue(), { timeout: 10_000 })
    .toBe('');

  const client = await personAt('client', address);
  await client.getByText('It is in the lease, section 9.').waitFor();
  await expect.poll(() => client.getByText('Firm only').count()).toBe(0);
  await expect.poll(() => client.getByText('Ask for the lease').count()).toBe(0);

  await form.getByText('With the company').click();
  await form.getByLabel('Comment', { exact: true }).fill('Thank you, that is enough.');
  await form.getByRole('button', { name: 'Add comment' }).click();
  // Live: nobody reloads the client's page.
  const news = client.getByRole('article').filter({ hasText: 'Thank you, that is enough.' }).first();
  await news.waitFor({ timeout: 15_000 });
  await news.getByText('New', { exact: true }).waitFor();
  await news.getByRole('button', { name: 'Reply' }).click();
  await client.getByLabel(/^Reply to/).fill('Good');
  await client.getByRole('button', { name: 'Add reply' }).click();
  await processor.getByRole('article').filter({ hasText: 'Good' }).first().waitFor({ timeout: 15_000 });

  for (const page of [processor, client])
    for (const viewport of [sizes.desk, sizes.phone])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await expectSound(page);
        expect(await axe(page)).toEqual([]);
      }
});

/** A case of the demonstration in which both threads have comments. */
async function commentedCase(): Promise<string> {
  const processor = await apiAs(baseUrl, 'processor');
  const { body } = await processor.get(`${cases.list.url}?search=Abernathy`);
  const [found] = body['cases'] as { id: string }[];
  return `/cases/${found?.id ?? ''}#comments`;
}
