import { api } from '@writdesk/contract';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, sizes } from './support/browser.ts';
import { choose, tick, type } from './support/forms.ts';
import { goHome, personAt } from './support/people.ts';
import { baseUrl } from './support/own-writdesk.ts';

// Support access of an administrator to a firm, for a while; and a case that one colleague is kept from.

const reason = `Ticket ${Date.now()}: the affidavit doesn’t open for the firm`;
afterEach(goHome);

/** The address of a case with a document that is ready. */
async function caseWithPaper(): Promise<string> {
  const reader = await apiAs(baseUrl, 'admin');
  const { body } = await reader.get(`${api.cases.list.url}?status=REVIEW`);
  const { cases } = api.cases.list.reply.parse(body);
  const id = cases[0]?.id;
  if (!id) throw new Error('The demo firm has no case in review.');
  return `/cases/${id}`;
}

test('an administrator asks for the keys, opens a document and gives them back; the firm sees all of it', async () => {
  const firm = await personAt('firm', '/support-access');
  const admin = await personAt('admin');
  const address = await caseWithPaper();
  await admin.goto(`${baseUrl}${address}#documents`);

  const notes = admin.locator('.case-notes');
  await notes.getByText('You see this case as an administrator.').waitFor();
  const show = admin.getByRole('button', { name: /^Show / }).first();
  await show.click();
  await admin.getByRole('heading', { name: 'This file belongs to the firm' }).waitFor();
  await expectSound(admin);

  await notes.getByRole('button', { name: 'Start support access…' }).click();
  const question = admin.getByRole('dialog', { name: 'Start support access?' });
  await question.getByRole('button', { name: 'Start support access' }).click();
  await question.getByRole('link', { name: 'Enter why it is needed.' }).click();
  await admin.keyboard.type(reason);
  await tick(question, 'For how long?', '15 minutes');
  expect(await axe(admin)).toEqual([]);
  await question.getByRole('button', { name: 'Start support access' }).click();
  await question.waitFor({ state: 'detached' });

  const bar = admin.getByRole('region', { name: 'Support access that is running' });
  await bar.getByText(reason).waitFor();
  await bar.getByText(/^1[45] minutes left$/).waitFor();
  await notes.getByText('You see this case as an administrator.').waitFor({ state: 'detached' });
  const paper = admin.locator('.document-preview :is(iframe, img)');
  await paper.waitFor();
  for (const size of [sizes.phone, sizes.desk]) {
    await admin.setViewportSize(size);
    await expectSound(admin);
  }
  // The page was laid out again; the document is opened once more.
  await show.click();
  await paper.waitFor();

  const row = firm.getByRole('row').filter({ hasText: reason });
  await row.getByText('Running').waitFor();
  await firm.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await firm
    .getByRole('button', { name: /has access to the firm’s cases/ })
    .filter({ hasText: reason })
    .click();
  await firm.waitForURL(`${baseUrl}/support-access`);

  await bar.getByRole('button', { name: 'End now' }).click();
  await bar.waitFor({ state: 'detached' });
  await admin.getByRole('heading', { name: 'This file belongs to the firm' }).waitFor();
  await firm.reload();
  await row.getByText('Ended').waitFor();
});

test('the firm takes the keys back', async () => {
  const admin = await personAt('admin');
  const address = await caseWithPaper();
  await admin.goto(`${baseUrl}${address}`);
  await admin.getByRole('button', { name: 'Start support access…' }).click();
  const question = admin.getByRole('dialog', { name: 'Start support access?' });
  await type(question, 'Why is it needed?', 'To be stopped by the firm');
  await tick(question, 'For which cases?', /^The whole firm/);
  await question.getByRole('button', { name: 'Start support access' }).click();
  await question.waitFor({ state: 'detached' });

  const firm = await personAt('firm', '/support-access?open=true');
  const row = firm.getByRole('row').filter({ hasText: 'To be stopped by the firm' });
  await row.getByText('All cases of the firm').waitFor();
  await expectSound(firm);
  await row.getByRole('button', { name: /^End the access of / }).click();
  const ending = firm.getByRole('dialog', { name: /^End the access of / });
  expect(await axe(firm)).toEqual([]);
  await ending.getByRole('button', { name: 'End access' }).click();
  await row.waitFor({ state: 'detached' });

  await admin.reload();
  await admin.getByRole('button', { name: 'Start support access…' }).waitFor();
  await expect
    .poll(() => admin.getByRole('region', { name: 'Support access that is running' }).count())
    .toBe(0);
});

test('a wall keeps a colleague from a case until it is lifted', async () => {
  const firm = await personAt('firm');
  const address = await caseWithPaper();
  await firm.goto(`${baseUrl}${address}`);
  const open = async () => {
    await firm.getByRole('button', { name: /ctions on this case$/ }).click();
    await firm.getByRole('menuitem', { name: 'Ethical wall…' }).click();
  };
  await open();
  const walls = firm.getByRole('dialog', { name: 'Ethical wall' });
  await walls.getByText('No one is blocked from this case.').waitFor();
  await walls.getByRole('button', { name: 'Raise the wall' }).click();
  await walls.getByRole('link', { name: 'Choose the person.' }).waitFor();
  const processor = await personAt('processor', address);
  await processor.getByRole('navigation', { name: 'Parts of the case' }).waitFor();
  const name = await nameOf(processor);
  await choose(walls, 'Who?', name);
  await type(walls, 'Why?', 'The tenant’s sister');
  await walls.getByRole('button', { name: 'Raise the wall' }).click();
  const listed = walls.getByRole('listitem').filter({ hasText: 'The tenant’s sister' });
  await listed.getByText(name).waitFor();
  expect(await axe(firm)).toEqual([]);
  await processor.reload();
  await processor.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();

  await listed.getByRole('button', { name: `Lift the wall of ${name}…` }).click();
  const lift = firm.getByRole('dialog', { name: `Let ${name} see this case again?` });
  expect(await axe(firm)).toEqual([]);
  await lift.getByRole('button', { name: 'Lift the wall' }).click();
  await walls.getByText('No one is blocked from this case.').waitFor();
  // The keyboard is where the list is, not at the top of the page.
  expect(await firm.evaluate(() => document.activeElement?.textContent)).toBe('Behind the wall');
  await processor.reload();
  await processor.getByRole('navigation', { name: 'Parts of the case' }).waitFor();
});

/** Who is signed in, as the button at the top right says it. */
async function nameOf(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /theme, language, sign out/ });
  return ((await button.getAttribute('aria-label')) ?? '').split(':')[0] ?? '';
}
