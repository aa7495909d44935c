import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterEach, expect, inject, test } from 'vitest';
import { axe, sizes } from './support/browser.ts';
import { ownLastName } from './support/late-tenants.ts';
import { baseUrl } from './support/own-writdesk.ts';
import { goHome, personAt } from './support/people.ts';

afterEach(goHome);

const confirmNeeded = { code: 'confirm_needed', message: 'Confirm that it is you.', requestId: 'none' };

async function looksRight(page: Page) {
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    expect(await axe(page)).toEqual([]);
  }
}

/** Opens a feed on the screen and gives the address that it shows, the first of several. */
async function opened(page: Page, name: string, fill: (page: Page) => Promise<void>): Promise<string> {
  await page.getByRole('button', { name: 'New feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'New feed' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await fill(page);
  await looksRight(page);
  // As for everybody whose sign-in is a while ago.
  await page.route('**/feeds/create', (route) => route.fulfill({ status: 409, json: confirmNeeded }), {
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Create feed' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await question.getByLabel('Current password').fill('not this one');
  await question.getByRole('button', { name: 'Continue' }).click();
  await question.getByText('This is not your password.').waitFor();
  await looksRight(page);
  await question.getByLabel('Current password').fill(inject('demoPassword'));
  await question.getByRole('button', { name: 'Continue' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the address now' });
  const address = await shown.getByRole('textbox').first().inputValue();
  await looksRight(page);
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await shown.waitFor({ state: 'hidden' });
  return new URL(new URL(address).pathname, baseUrl).href;
}

test('a calendar is opened, read by a program, and revoked', async () => {
  // Another attempt finds the revoked one of the first.
  const name = ownLastName('Phone calendar ');
  const page = await personAt('lawyer', '/feeds');
  await page.getByRole('heading', { name: 'Feeds', level: 1 }).waitFor();
  await looksRight(page);
  const address = await opened(page, name, async () => undefined);
  const calendar = await (await fetch(address)).text();
  expect(calendar).toContain('SUMMARY:Hearing');
  expect(calendar).not.toContain(' v. ');
  await page.reload();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Revoke feed' }).click();
  const sure = page.getByRole('dialog', { name: `Revoke “${name}”?` });
  await sure.getByRole('button', { name: 'Revoke feed' }).click();
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText('Revoked')
    .first()
    .waitFor();
  expect((await fetch(address)).status).toBe(404);
});

test('a number is shown in a frame of the site that it names, and of no other', async () => {
  const page = await personAt('client', '/feeds');
  let framed = '';
  const sites = [0, 1].map(() =>
    createServer((_request, reply) => {
      reply.setHeader('content-type', 'text/html');
      reply.end(`<!doctype html><title>Intranet</title><iframe title="Cases" src="${framed}"></iframe>`);
    }),
  );
  for (const site of sites) await new Promise<void>((done) => void site.listen(0, '127.0.0.1', done));
  const [own = '', other = ''] = sites.map(
    (site) => `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
  );
  try {
    framed = await opened(page, 'Lobby screen', async (at) => {
      const dialog = at.getByRole('dialog', { name: 'New feed' });
      await dialog.getByLabel(/^Another site/).check();
      await dialog.getByLabel('Sites', { exact: true }).fill(own);
    });
    await page.goto(own);
    await page.frameLocator('iframe').getByText('open cases').waitFor();
    await page.goto(other);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    expect(await frame?.getByText('open cases').count()).toBe(0);
  } finally {
    for (const site of sites) site.close();
  }
});
