import { expect, test } from 'vitest';
import { stagesOf } from './stages.ts';

const counts = { DRAFT: 2, INITIAL_CHECK: 3, REVIEW: 1, RETURNED_TO_PROCESSOR: 2, FILED: 0 };

test('a company reads one stage where the firm has two statuses, with the cases of both', () => {
  expect(stagesOf(counts, 'client')).toEqual([
    { statuses: ['DRAFT'], count: 2 },
    { statuses: ['INITIAL_CHECK', 'RETURNED_TO_PROCESSOR'], count: 5 },
    { statuses: ['REVIEW'], count: 1 },
  ]);
});

test('the firm reads each status, and none without cases', () => {
  expect(stagesOf(counts, 'firm').map(({ statuses, count }) => [...statuses, count])).toEqual([
    ['DRAFT', 2],
    ['INITIAL_CHECK', 3],
    ['REVIEW', 1],
    ['RETURNED_TO_PROCESSOR', 2],
  ]);
});
