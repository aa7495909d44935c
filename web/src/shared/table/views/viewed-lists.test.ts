import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { viewedLists } from '@writdesk/contract/saved-views/viewed-lists';
import { expect, test } from 'vitest';

const features = join(import.meta.dirname, '../../../features');

/** The lists that are a page, by the name of their table, and whether they have filters. */
const pages = globSync('**/*.tsx', { cwd: features }).flatMap((file) =>
  [
    ...readFileSync(join(features, file), 'utf8').matchAll(/\n( *)<(?:ListPage|InviteList)\b.*?\n\1\/>/gs),
  ].flatMap(([text]) => {
    const name = /\bname="([\w-]+)"/.exec(text)?.[1];
    return name ? [{ name, isFiltered: !text.includes('filters={[]}') }] : [];
  }),
);

test('every list with filters is saved as a view, and no other', () => {
  const filtered = pages.filter(({ isFiltered }) => isFiltered).map(({ name }) => name);
  expect(filtered.length).toBeGreaterThan(30);
  // The list of cases is a page of its own.
  expect(new Set(['cases', ...filtered])).toEqual(new Set(viewedLists));
});
