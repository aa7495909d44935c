import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What each page showed when an attempt failed, printed once more at the end of the run. */
    pages?: string[];
  }
}

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
    task.meta.pages = [...(task.meta.pages ?? []), `${page.url()} ${await shownOn(page)}`];
  }
});

/** What a person who looks at the page reads first: its open form and its warnings, otherwise its title and what follows. */
async function shownOn(page: Page): Promise<string> {
  // Playwright's own limit: a page that hangs answers nothing else either.
  const read = page.locator('html').evaluate(
    () => {
      const parts = [
        ...document.querySelectorAll<HTMLElement>(
          'dialog[open], [role=dialog], [role=alert], main .ant-alert',
        ),
      ];
      const shown = parts.filter((part) => part.checkVisibility());
      return (shown.length > 0 ? shown : [document.body]).map(({ innerText }) => innerText).join(' | ');
    },
    undefined,
    { timeout: 5_000 },
  );
  const text = await read.catch(String);
  return text.replace(/\s+/g, ' ').slice(0, 700);
}
