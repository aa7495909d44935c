import { expect, test } from 'vitest';
import { reachOf } from './own-access.ts';

const firm = { id: 'firm', name: 'Marlowe & Reyes' };
const other = { id: 'other', name: 'Quill & Partners' };
const here = { id: 'case', firmId: 'firm' };

test.each([
  ['nothing', 'closed', []],
  ['another firm', 'closed', [{ firm: other, caseId: null }]],
  ['the whole firm', 'open', [{ firm, caseId: null }]],
  ['this case', 'open', [{ firm, caseId: 'case' }]],
  ['another case of the firm', 'elsewhere', [{ firm, caseId: 'another' }]],
  ['a case of the same id at another firm', 'closed', [{ firm: other, caseId: 'case' }]],
] as const)('open to %s, the case is %s', (_what, reach, accesses) => {
  expect(reachOf(accesses, here)).toBe(reach);
});
