import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { caseIdIn, recentCases } from './recent-cases.ts';

const idOf = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;

test('the cases of this tab, the last first, without the one that is open and without sealed ones', () => {
  const client = new QueryClient();
  const keep = (n: number, more = {}) =>
    client.setQueryData(
      ['/case/{id}', { params: { id: idOf(n) } }],
      { id: idOf(n), ...more },
      { updatedAt: n },
    );
  for (const n of [1, 2, 3, 4, 5, 6, 7]) keep(n, { sealedAt: n === 6 ? '2026-06-01' : null });
  client.setQueryData(['/case/other', {}], { id: 'x' });
  const ids = recentCases(client, '/case/{id}', idOf(7)).map(({ id }) => id);
  expect(ids).toEqual([5, 4, 3, 2, 1].map(idOf));
});

test.each([
  [`/cases/${idOf(1)}`, idOf(1)],
  [`/cases/${idOf(1)}/edit`, null],
  ['/cases/new', null],
  ['/', null],
])('%s', (pathname, id) => {
  expect(caseIdIn(pathname)).toBe(id);
});
