import { join } from 'node:path';
import { api } from '@writdesk/contract';
import pg from 'pg';
import type { BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { apiAs } from './support/api.ts';
import { axe, expectSound, openContext, signIn, sizes } from './support/browser.ts';
import { demonstrationFolder } from './support/demonstration.ts';
import { type RunningWritdesk, startWritdesk } from './support/writdesk.ts';

// A trail is written over behind the server’s back: its database is that of a Writdesk of its own.

let writdesk: RunningWritdesk;
let context: BrowserContext;
beforeAll(async () => {
  writdesk = await startWritdesk({ DEMO_PASSWORD: inject('demoPassword') }, await demonstrationFolder());
}, 400_000);
afterEach(() => context.close());
afterAll(() => writdesk.stop());

test('a row of a trail that somebody wrote over is found with one press', async () => {
  const firm = await apiAs(writdesk.baseUrl, 'firm');
  const listed = await firm.get(`${api.cases.list.url}?status=REVIEW&size=1`);
  const id = api.cases.list.reply.parse(listed.body).cases[0]?.id ?? '';
  context = await openContext();
  const page = await signIn(context, 'firm', `/cases/${id}#audit`, writdesk.baseUrl);
  const verify = page.getByRole('button', { name: 'Verify trail' });
  await verify.click();
  await page.getByText(/rows of this trail are as written/).waitFor();

  const owner = new pg.Client({
    host: join(writdesk.dataDir, 'postgres/socket'),
    user: 'writdesk',
    database: 'writdesk',
  });
  await owner.connect();
  const changed = await owner.query(
    `update cases.audit_event set actor_name = 'Nobody' where subject = 'case' and subject_id = $1 and seq = 2`,
    [id],
  );
  await owner.end();
  expect(changed.rowCount).toBe(1);

  await page.reload();
  await verify.click();
  await page.getByText('Row 2 of this trail was changed after it was written.').waitFor();
  for (const viewport of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(viewport);
    await expectSound(page);
    expect(await axe(page)).toEqual([]);
  }
});
