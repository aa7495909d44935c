import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { describe, expect, test } from 'vitest';
import { changedParts } from './case-changes.ts';
import { aCase } from '../shared/a-case.fixture.ts';

describe('what changed on the page', () => {
  test.each<[string, Partial<CaseDetails>, string[]]>([
    ['nothing but the version', { version: 8, updatedAt: '2026-07-21T14:00:00Z' }, []],
    ['the status', { status: 'AWAITING_JUDGMENT' }, ['status']],
    ['the lawyer', { assignedLawyer: { id: 'someone', name: 'Daniel Hofstra' } }, ['people']],
    ['filed', { status: 'FILED', filedOn: '2026-07-16', caseNumber: '26ED041772' }, ['status', 'dates']],
    ['a document', { documents: [] }, ['documents']],
  ])('%s', (_what, change, parts) => {
    const before = aCase();
    expect(changedParts(before, { ...before, ...change })).toEqual(parts);
  });
});
