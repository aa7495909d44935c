import type { CaseRow } from '@writdesk/contract/cases/cases';
import { obstacle } from '@writdesk/contract/lawful-days/obstacle';
import { expect, test } from 'vitest';
import { whyNot } from './why-not.ts';

const row = { primaryAction: null, stopped: null, timeZone: 'America/New_York', waiting: [] };
const message = 'A document is flagged. Replace it or clear the flag.';
const waitFor = (...obstacles: CaseRow['waiting'][number]['obstacles']) => ({
  action: 'awaiting-judgment',
  course: 'onward' as const,
  outcomes: null,
  ways: null,
  obstacles,
  from: null,
  mayPass: false,
});

test('a case that a flagged document keeps from going on says so', () =>
  expect(whyNot({ ...row, stopped: { code: 'document_flagged', values: {}, message } }, null)).toBe(message));

test('what it waits for is said where no day is known', () =>
  expect(whyNot({ ...row, waiting: [waitFor(obstacle('noHearing'), obstacle('searchMissing'))] }, null)).toBe(
    'No hearing was held. Not every defendant was searched for military service',
  ));

test.each([
  ['there is something to do', { ...row, primaryAction: 'review' }],
  ['the next move is somebody else’s', row],
])('nothing where %s', (_what, one) => expect(whyNot(one, null)).toBeNull());
