import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { name: 'Peachline', phone: '1', roles: ['lawyer'] };

test.each([
  ['only mine changed', { name: 'Mine' }, {}, { name: 'Mine' }, [], []],
  ['only theirs changed', {}, { phone: '2' }, { phone: '2' }, [], ['phone']],
  [
    'each changed another field',
    { name: 'Mine' },
    { phone: '2' },
    { name: 'Mine', phone: '2' },
    [],
    ['phone'],
  ],
  ['both changed one field', { name: 'Mine' }, { name: 'Theirs' }, { name: 'Mine' }, ['name'], []],
  ['both changed it to the same', { name: 'New' }, { name: 'New' }, { name: 'New' }, [], []],
  ['a list with the same entries', { roles: ['lawyer'] }, { phone: '2' }, { phone: '2' }, [], ['phone']],
])('%s', (_, mine, theirs, values, conflicts, taken) => {
  const merge = mergeFields(base, { ...base, ...mine }, { ...base, ...theirs });
  expect(merge.values).toEqual({ ...base, ...values });
  expect(merge.conflicts.map(({ field }) => field)).toEqual(conflicts);
  expect(merge.taken.map(({ field }) => field)).toEqual(taken);
});
