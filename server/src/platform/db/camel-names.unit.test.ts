import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin } from 'kysely';
import { expect, test } from 'vitest';
import { camelNames } from './camel-names.ts';

class Names extends CamelCasePlugin {
  bothWays = (name: string): string => this.camelCase(this.snakeCase(name));
}

const renamed = async (rows: Record<string, unknown>[]) =>
  (await camelNames.transformResult({ result: { rows }, queryId: { queryId: 'one' } })).rows;

test('every name that a query gives survives the way into the database and back', () => {
  const src = join(import.meta.dirname, '../..');
  const given = globSync('**/*.ts', { cwd: src }).flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    return [...text.matchAll(/'[\w.]+ as (\w+)'|\.as\(\s*'(\w+)'|\bas "(\w+)"/g)].map(
      ([, column, expression, written]) => ({ file, name: column ?? expression ?? written ?? '' }),
    );
  });
  expect(given.length).toBeGreaterThan(300);
  const names = new Names();
  expect(given.filter(({ name }) => names.bothWays(name) !== name)).toEqual([]);
});

test('each row gets the names of the code, and what is inside a value keeps its own', async () => {
  const inside = { first_name: 'Ada' };
  expect(
    await renamed([
      { id: 1, firm_id: 'a', address_line1: null, data: inside, list: [inside] },
      { id: 2, firm_id: 'b', address_line1: 'x', data: null, list: [] },
    ]),
  ).toEqual([
    { id: 1, firmId: 'a', addressLine1: null, data: inside, list: [inside] },
    { id: 2, firmId: 'b', addressLine1: 'x', data: null, list: [] },
  ]);
});

test('rows without anything to rename stay the rows that they are', async () => {
  const rows = [{ id: 1, name: 'a' }];
  expect(await renamed(rows)).toBe(rows);
  expect(await renamed([])).toEqual([]);
});
