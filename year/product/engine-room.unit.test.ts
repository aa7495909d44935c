import { expect, test } from 'vitest';
import { slowIn } from './engine-room.ts';

test('the log of the database says which statements took long, and how often', () => {
  const log = `2027-01-04 13:00:00.000 UTC [31] LOG:  duration: 120.500 ms  execute c1: select a
	from b where c = $1
2027-01-04 13:00:01.000 UTC [31] LOG:  database system is ready
2027-01-04 13:00:02.000 UTC [32] LOG:  duration: 310.000 ms  statement: select pg_sleep(0.3)
2027-01-04 13:00:03.000 UTC [31] LOG:  duration: 200.000 ms  execute c7: select a
	from b where c = $1
`;
  expect(slowIn(log)).toEqual([
    { text: 'select a from b where c = $1', count: 2, longestMs: 200, totalMs: 320.5 },
    { text: 'select pg_sleep(0.3)', count: 1, longestMs: 310, totalMs: 310 },
  ]);
});

test('with the plan of the time when it took longest', () => {
  const planned = (
    ms: string,
    cost: string,
  ) => `2027-01-04 13:00:00.000 UTC [31] LOG:  duration: ${ms} ms  plan:
	Query Text: select a
	from b where c = $1
	Index Scan using b_c on b  (cost=${cost} rows=1 width=4)
	  Index Cond: (c = $1)
2027-01-04 13:00:00.000 UTC [31] LOG:  duration: ${ms} ms  execute c1: select a
	from b where c = $1
`;
  expect(slowIn(planned('900.000', '0.15..9.10') + planned('200.000', '0.15..8.17'))).toEqual([
    {
      text: 'select a from b where c = $1',
      count: 2,
      longestMs: 900,
      totalMs: 1100,
      plan: 'Index Scan using b_c on b  (cost=0.15..9.10 rows=1 width=4)\n  Index Cond: (c = $1)',
    },
  ]);
});
