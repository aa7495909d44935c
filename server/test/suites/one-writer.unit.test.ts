import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../../src');

/** Folders that hold several nouns; the platform and the identity provider are one each. */
const GROUPS = ['case-service', 'user-service', 'case-service/cases'];

function folderOf(file: string): string {
  const parts = relative(source, file).split('/').slice(0, -1);
  const depth = parts.findIndex((_, index) => !GROUPS.includes(parts.slice(0, index + 1).join('/')));
  return parts.slice(0, depth + 1).join('/');
}

const VARIABLE = 'a table that a variable names';

/** The tables that a text writes, by a query builder or in SQL, as the database spells them. */
function written(text: string): string[] {
  const builders = text.matchAll(
    /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:'(\w+\.\w+)|\w+\))/g,
  );
  const statements = text.matchAll(
    /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:(\w+\.\w+)|\$\{)/gi,
  );
  return [...builders, ...statements].map(
    ([, table]) => table?.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) ?? VARIABLE,
  );
}

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/(?:\.test|-factory|schema)\.ts$/.test(file))
  .map((file) => join(source, file));

function writers(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of sources)
    for (const table of written(readFileSync(file, 'utf8')))
      found.set(table, (found.get(table) ?? new Set()).add(folderOf(file)));
  return found;
}

test('one folder writes a table: everybody else asks it to', () => {
  const shared = [...writers()].filter(([, folders]) => folders.size > 1);
  expect(Object.fromEntries(shared.map(([table, folders]) => [table, [...folders].toSorted()]))).toEqual({});
});

test('the look at the sources finds what writes', () => {
  expect(
    written("db\n.insertInto('cases.a').x; db.updateTable('cases.b as b'); db.deleteFrom('cases.c')"),
  ).toEqual(['cases.a', 'cases.b', 'cases.c']);
  expect(
    written('with x as (insert into jobs.d (e) values (1)) update cases.f g set h = 1; DELETE FROM users.i'),
  ).toEqual(['jobs.d', 'cases.f', 'users.i']);
  expect(
    written("sql`delete from ${waiting}`; db.insertInto(table); db.updateTable('cases.evictionCase')"),
  ).toEqual([VARIABLE, 'cases.eviction_case', VARIABLE]);
  expect(writers().get('cases.docket')).toEqual(new Set(['case-service/dockets']));
  expect(folderOf(join(source, 'case-service/cases/lists/list-cases.ts'))).toBe('case-service/cases/lists');
  expect(folderOf(join(source, 'identity/mail/letters.ts'))).toBe('identity');
});
