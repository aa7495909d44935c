import { expect, test } from 'vitest';
import { reachOf } from './own-access.ts';

const firm = { id: 'firm', name: 'Marlowe & Reyes' };
const other = { id: 'other', name: 'Quill & Partners' };
const here = { id: 'case', firmId: 'firm' };

test.each([
  ['nothing', [], 'closed'],
  ['another firm', [{ firm: other, caseId: null }], 'closed'],
  ['the whole firm', [{ firm, caseId: null }], 'open'],
  ['this case', [{ firm, caseId: 'case' }], 'open'],
  ['another case of the firm', [{ firm, caseId: 'another' }], 'elsewhere'],
  ['a case of the same id at another firm', [{ firm: other, caseId: 'case' }], 'closed'],
] as const)('open to %s, the case is %s', (_what, accesses, reach) => {
  expect(reachOf(accesses, here)).toBe(reach);
});
