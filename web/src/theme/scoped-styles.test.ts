import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// All styles are one sheet: what a feature says of a shared class, without a place of its own, holds on every screen.

const src = new URL('..', import.meta.url).pathname;
const sheetsIn = (pattern: string) => globSync(pattern, { cwd: src });
/** The selectors that are one class and nothing else; how a page is printed is its own affair. */
function bareClassesIn(sheet: string): string[] {
  const text = readFileSync(src + sheet, 'utf8').replaceAll(/\/\*.*?\*\/|\([^)]*\)/gs, '');
  const [onScreen = ''] = text.split('@media print');
  const selectors = [...onScreen.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  return selectors.map((one) => one.trim()).filter((one) => /^\.[a-z][\w-]*$/.test(one));
}

test('no feature restyles a class of the shared parts for everybody', () => {
  const shared = new Set(sheetsIn('{app,labels,shared}/**/*.css').flatMap(bareClassesIn));
  expect(shared).toContain('.link-button');
  const restyled = sheetsIn('features/**/*.css').flatMap((sheet) =>
    bareClassesIn(sheet)
      .filter((name) => shared.has(name))
      .map((name) => `${sheet}: ${name}`),
  );
  expect(restyled).toEqual([]);
});
