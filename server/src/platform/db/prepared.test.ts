import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { newId } from '../ids.ts';
import { type Database, openDatabase } from './database.ts';
import { prepared, preparedFor, preparedOne } from './prepared.ts';
import { systemScope } from './scope.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await cloneDatabase();
  db = openDatabase({ connection: database.connection, max: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

test('a statement is built once, and each call fills in its own values', async () => {
  let built = 0;
  const greet = preparedOne((_db, { name, times }: { name: string; times: number }) => {
    built += 1;
    return sql<{ said: string }>`select repeat(${name}::text, ${times}::int) || ${'!'} as said`;
  });
  const as = () => db.as(systemScope);
  expect(await greet(as(), { name: 'ab', times: 2 })).toEqual({ said: 'abab!' });
  expect(await greet(as(), { name: 'c', times: 3 })).toEqual({ said: 'ccc!' });
  expect(built).toBe(1);
});

test('a value that a statement names twice stands at both places, and names are camelCase as in every other result', async () => {
  const find = prepared((from, { kind, year }: { kind: string; year: number }) =>
    from
      .selectFrom('cases.runningNumber')
      .select(['firmId', 'year', sql<string>`${kind}::text`.as('askedKind')])
      .where('kind', '=', kind)
      .where('year', '=', year),
  );
  const firmId = newId();
  const found = await db.transaction(systemScope, async (tx) => {
    await tx
      .insertInto('cases.runningNumber')
      .values({ firmId, kind: 'case', year: 2026, last: 1 })
      .execute();
    return [await find(tx, { kind: 'case', year: 2026 }), await find(tx, { kind: 'case', year: 2025 })];
  });
  expect(found).toEqual([[{ firmId, year: 2026, askedKind: 'case' }], []]);
});

test('each shape of a statement has a text of its own', async () => {
  const count = preparedFor(
    (_db, { least }: { least: number }, shape: 'all' | 'some') =>
      sql<{ n: number }>`select count(*)::int as n from generate_series(1, 10) as one (n)
        where ${shape === 'some' ? sql`n >= ${least}` : sql`true`}`,
  );
  const as = () => db.as(systemScope);
  expect(await count(as(), { least: 8 }, 'all')).toEqual([{ n: 10 }]);
  expect(await count(as(), { least: 8 }, 'some')).toEqual([{ n: 3 }]);
  expect(await count(as(), { least: 9 }, 'some')).toEqual([{ n: 2 }]);
});
