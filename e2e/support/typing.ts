import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { keepTypedIn, typedTextsIn } from '../../server/test/support/typed-texts.ts';

// Workers and the run's own process note and read in one folder, whose name the workers inherit.
const FOLDER = 'WRITDESK_TYPED_TEXTS';

/** Where all that the journeys type is kept until the end of the run. */
export async function openTyping(): Promise<{ remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'writdesk-typed-'));
  process.env[FOLDER] = folder;
  return { remove: () => rm(folder, { recursive: true, force: true }) };
}

/** All that the journeys of this run have typed so far. */
export function typedTexts(): string[] {
  const folder = process.env[FOLDER];
  return folder ? typedTextsIn(folder) : [];
}

/** Notes a text that is typed in a browser which Playwright doesn't drive. */
export function noteTyped(text: string): void {
  const folder = process.env[FOLDER];
  if (folder) keepTypedIn(folder)([text]);
}

type Typing = Record<string, (text: string, ...rest: unknown[]) => Promise<void>>;

/** Has every text noted that is typed in a browser, by whichever of its ways a journey types. */
export async function noteTyping(browser: Browser): Promise<void> {
  const folder = process.env[FOLDER];
  if (!folder) return;
  const keep = keepTypedIn(folder);
  const page = await browser.newPage();
  for (const [typist, ways] of [
    [page.locator('body'), ['fill', 'pressSequentially']],
    [page.keyboard, ['type', 'insertText']],
  ] as const) {
    const prototype = Object.getPrototypeOf(typist) as Typing;
    for (const way of ways) {
      const plain = prototype[way];
      if (!plain) throw new Error(`Playwright types no more by ${way}.`);
      prototype[way] = function (this: unknown, text, ...rest) {
        keep([text]);
        return plain.call(this, text, ...rest);
      };
    }
  }
  await page.close();
}
