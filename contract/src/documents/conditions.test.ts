import { expect, test } from 'vitest';
import { type Condition, conditionHolds, type FactValues } from './conditions.ts';

const facts: FactValues = {
  'case.isCorporate': true,
  'case.reasons': ['NONPAYMENT', 'HOLDOVER'],
  'claim.total': 376_812,
  'lease.end': '2026-07-31',
  'court.county': 'Fulton',
  'notice.date': null,
};
const one = (path: string, test_: Condition['rows'][number]['test'], value = ''): Condition => ({
  match: 'ALL',
  rows: [{ path, test: test_, value }],
});

test.each<[string, Condition | null, boolean]>([
  ['nothing asked', null, true],
  ['a text, in any case', one('court.county', 'IS', 'fulton'), true],
  ['another text', one('court.county', 'IS_NOT', 'Fulton'), false],
  ['yes or no', one('case.isCorporate', 'IS', 'true'), true],
  ['one of a list', one('case.reasons', 'HAS', 'HOLDOVER'), true],
  ['a list that names more', one('case.reasons', 'IS', 'HOLDOVER'), false],
  ['a sum over another', one('claim.total', 'OVER', '376811'), true],
  ['a sum that is not over itself', one('claim.total', 'OVER', '376812'), false],
  ['a day before another', one('lease.end', 'UNDER', '2026-08-01'), true],
  ['a fact that nobody knows', one('notice.date', 'IS_KNOWN'), false],
  ['a fact that no catalog has', one('nothing.here', 'IS_UNKNOWN'), true],
  ['what is unknown is neither over nor under', one('notice.date', 'UNDER', '2030-01-01'), false],
  ['a number compared with a word', one('claim.total', 'OVER', 'much'), false],
])('%s', (_, condition, holds) => {
  expect(conditionHolds(condition, facts)).toBe(holds);
});

test('all rows hold, or one of them', () => {
  const rows = [...one('court.county', 'IS', 'Fulton').rows, ...one('notice.date', 'IS_KNOWN').rows];
  expect(conditionHolds({ match: 'ALL', rows }, facts)).toBe(false);
  expect(conditionHolds({ match: 'ANY', rows }, facts)).toBe(true);
});
