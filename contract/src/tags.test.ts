import { expect, test } from 'vitest';
import { allRoutes } from './index.ts';
import { pathParameters } from './route.ts';
import { isSameRecord, taggedRecord, type Tag } from './tags.ts';

const read = (tag: Tag, params?: Record<string, unknown>) => taggedRecord(tag, params);

test.each([
  ['a list and one of its records', read('case'), read('case/{id}', { id: '1' }), true],
  [
    'the same record under two names',
    read('case/{caseId}', { caseId: '1' }),
    read('case/{id}', { id: '1' }),
    true,
  ],
  ['two records', read('case/{id}', { id: '1' }), read('case/{id}', { id: '2' }), false],
  ['a record, when any may have changed', read('case/{id}', { id: '1' }), read('case'), true],
  ['two kinds', read('case'), read('client'), false],
])('%s: out of date', (_, one, other, expected) => expect(isSameRecord(one, other)).toBe(expected));

test.each(allRoutes)('$name names a parameter of its path in each tag', ({ route }) => {
  const named = [...(route.reads ?? []), ...(route.changes ?? [])].flatMap((tag) => pathParameters(tag));
  expect(pathParameters(route.path)).toEqual(expect.arrayContaining(named));
});

test('what a call changes is read by another', () => {
  const kinds = (tags: readonly Tag[] = []) => tags.map((tag) => taggedRecord(tag).kind);
  const reads = new Set(allRoutes.flatMap(({ route }) => kinds(route.reads)));
  const unread = allRoutes.flatMap(({ route }) => kinds(route.changes)).filter((kind) => !reads.has(kind));
  expect(unread).toEqual([]);
});
