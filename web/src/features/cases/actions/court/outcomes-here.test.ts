import { expect, test } from 'vitest';
import { outcomesHere } from './outcomes-here.ts';

test.each([
  ['ON_DOCKET', ['POSSESSION_ONLY', 'CONTINUED'], ['SATISFIED', 'VACATED']],
  ['AWAITING_JUDGMENT', ['DEFAULT_POSSESSION', 'STIPULATED_STAY'], ['CONTINUED', 'VACATED']],
  ['JUDGMENT_RECORDED', ['SATISFIED', 'VACATED'], ['CONTINUED']],
] as const)('what a court can order of a case in %s', (status, possible, others) => {
  expect(outcomesHere(status)).toEqual(expect.arrayContaining([...possible]));
  for (const other of others) expect(outcomesHere(status)).not.toContain(other);
});
