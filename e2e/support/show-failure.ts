import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

/** Where a journey stood when it failed. Runs before the journey's own hooks, which close its pages. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  // A journey that is played once more forgets why.
  for (const { message } of task.result.errors ?? []) console.log(`${task.name}: ${message}`);
  const pages = await openPages();
  if (pages.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'writdesk-failed-'));
  for (const [index, page] of pages.entries()) {
    const path = join(folder, `${index + 1}.png`);
    const isTaken = await page.screenshot({ path, timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    console.log(`${task.name}: ${page.url()} ${isTaken ? path : '(no picture)'}`);
  }
});
