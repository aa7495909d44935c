import { cases } from '@writdesk/contract/cases/cases';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type Caller, apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { status } from './support/case-work.ts';
import { makePhoto, type } from './support/forms.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

// A company answers what the firm asked, with files and in words, and reads where its answer is.

afterEach(goHome);

const words = 'The renewal was signed on page 14, which is attached.';

test('a company reads what happens next, its days in bold', async () => {
  const client = await personAt('client', '/cases?status=ON_DOCKET');
  await client.locator('.data-table tbody tr').first().getByRole('link').first().click();
  const next = client.locator('.what-next').getByText(/^The judge hears the case on .+\.$/);
  expect(await next.locator('strong').innerText()).toMatch(/^\w{3} \w{3} \d{1,2}$/);
  await expectSound(client);
});

test('a company answers with a file and in words, and sees that the firm has the answer', async () => {
  const { id, title } = await sentBack({ documentRequested: ['Lease renewal', 'Resident ledger'] });
  const client = await personAt('client');
  await client.getByRole('link', { name: `Answer, ${title}` }).click();
  const dialog = client.getByRole('dialog', { name: 'Answer the firm' });
  await dialog.getByText('The lease and the ledger differ.').waitFor();
  await dialog
    .getByRole('group', { name: 'Lease renewal' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'page-14.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(client) });
  await dialog.getByText('page-14.jpg').waitFor();
  await dialog.getByRole('button', { name: 'Answer the firm' }).click();
  // The ledger is open, and nothing was said about it.
  await dialog.getByRole('link', { name: /Write your answer/ }).waitFor();
  await type(dialog, 'Your answer', words);
  expect(await axe(client)).toEqual([]);
  await dialog.getByRole('button', { name: 'Answer the firm' }).click();
  await client.getByText('Your answer was sent').waitFor();
  await status(client, 'Submitted');
  await client.getByText('The firm checks what you submitted', { exact: false }).waitFor();
  expect(await client.getByText('The firm needs an answer', { exact: false }).count()).toBe(0);
  await expectSound(client);
  await client.goto(baseUrl);
  await client.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => client.getByRole('link', { name: `Answer, ${title}` }).count()).toBe(0);

  const processor = await personAt('processor', `/cases/${id}#timeline`);
  await processor.getByText(words).first().waitFor();
});

test('a company that has answered everything is told that the firm has it once it is sent', async () => {
  const { id } = await sentBack({ documentRequested: ['Lease renewal'] });
  const api = await apiAs(baseUrl, 'client');
  const { body } = await api.get(`/api/case-service/case/details/${id}`);
  const requests = body['requests'] as { id: string }[];
  await api.post(`/api/case-service/case/save/${id}`, { answers: requests.map((one) => one.id) });
  const client = await personAt('client', `/cases/${id}`);
  await client.setViewportSize(sizes.phone);
  await client
    .getByText('You answered everything that the firm requested.', { exact: false })
    .first()
    .waitFor();
  expect(await client.getByText('The firm needs an answer', { exact: false }).count()).toBe(0);
  // Nothing is asked any more: neither the head nor the form asks for an answer.
  await client.getByRole('button', { name: 'Send the answer to the firm' }).waitFor();
  expect(await client.getByRole('button', { name: 'Answer the firm' }).count()).toBe(0);
  await client.getByRole('button', { name: 'Send the answer…' }).click();
  await client.getByRole('dialog').getByRole('button', { name: 'Send the answer to the firm' }).click();
  await client.getByText('The firm is looking at it now.').waitFor();
});

test('what is derived from a case says that it is being recalculated until it is', async () => {
  const { id } = await sentBack({ documentRequested: ['Lease renewal'] });
  const client = await personAt('client', `/cases/${id}`);
  const dates = client.locator('#dates');
  // In a week of holidays the notice of the demonstration may still run.
  const notice = dates.getByText(/^Notice end(s|ed)$/);
  await notice.waitFor();
  await client.locator('.notice-below li').first().waitFor();
  const held = await hold(client, [deadlines.ofCase.url, noticeGuard.ofCase.url]);
  const api = await apiAs(baseUrl, 'client');
  await api.post(`/api/case-service/case/save/${id}`, { unitLabel: '99Z' });
  await dates.getByRole('status').getByText('Being recalculated').waitFor();
  await client
    .locator('.notice-below')
    .locator('..')
    .getByText('Being recalculated', { exact: true })
    .waitFor();
  held.release();
  await dates.getByRole('status').waitFor({ state: 'detached' });
  await expect.poll(() => dates.locator('[aria-busy=true]').count()).toBe(0);
  await notice.waitFor();
});

test('who types goes on typing while another field of the form still lacks something', async () => {
  const { id } = await inCheck();
  const page = await personAt('processor', `/cases/${id}?act=send-back-to-client`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send back to client' }).click();
  await dialog.getByRole('alert').getByRole('link').nth(1).click();
  await page.keyboard.type('The ledger lacks May.');
  expect(await dialog.getByLabel('Message to the client').inputValue()).toBe('The ledger lacks May.');
});

/** Calls to these addresses wait until they are released. */
async function hold(page: Page, urls: readonly string[]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const paths = urls.map((url) => url.replace(/\{.*$/, ''));
  await page.route(
    (url) => paths.some((path) => url.pathname.startsWith(path)),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return { release };
}

/** A case of the company that the firm sends back, asking for something. */
async function sentBack(asked: object): Promise<{ id: string; title: string }> {
  const found = await inCheck();
  const processor = await apiAs(baseUrl, 'processor');
  const reply = await processor.post(`/api/case-service/case/send-back-to-client/${found.id}`, {
    reasonCodes: ['LEDGER_MISMATCH'],
    comment: 'The lease and the ledger differ.',
    ...asked,
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return found;
}

/** A case of the company in intake. */
async function inCheck(): Promise<{ id: string; title: string }> {
  const client = await apiAs(baseUrl, 'client');
  const found = (await firstOf(client, 'INTAKE')) ?? (await firstOf(client, 'INITIAL_CHECK'));
  if (!found) throw new Error('The demonstration has no case that the firm checks.');
  if (found.status === 'INITIAL_CHECK') {
    const processor = await apiAs(baseUrl, 'processor');
    await processor.post(`/api/case-service/case/back-in-intake/${found.id}`, {
      comment: 'For the journey.',
    });
  }
  return found;
}

async function firstOf(client: Caller, wanted: string) {
  const { body } = await client.get(`${cases.list.url}?size=1&status=${wanted}`);
  const [found] = body['cases'] as { id: string; title: string; status: string }[];
  return found;
}
