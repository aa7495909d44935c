import { expect, test } from 'vitest';
import { aCase } from './a-case.fixture.ts';
import { hearingOf, type HearingSetting, isHearingSet, isSweepOpen } from './hearing-setting.ts';

const setting = (state: HearingSetting['state'], hearingDate: string): HearingSetting => ({
  id: `${state} ${hearingDate}`,
  docketId: hearingDate,
  state,
  position: 4,
  hearingAt: `${hearingDate}T13:00:00Z`,
  hearingDate,
  hearingTime: '09:00',
  room: 'Courtroom 1B',
  judge: null,
  caseCount: 4,
  maxCases: 20,
  result: null,
});
const today = '2026-07-21';
const set = setting('SET', '2026-07-28');
const removed = setting('CANCELLED', '2026-07-28');
const heard = setting('HELD', '2026-07-14');
const putOff = setting('CONTINUED', '2026-07-14');

test.each([
  ['none', [], 'NONE', null],
  ['the one that is set', [putOff, set], 'SET', set],
  ['taken off the docket', [removed], 'NONE', null],
  ['taken off and set on the same docket again', [removed, set], 'SET', set],
  ['moved, then taken off', [putOff, removed], 'NONE', null],
  ['held', [heard], 'HELD', heard],
  ['held, and another one taken off since', [heard, removed], 'NONE', heard],
  ['put off by the court without a day', [putOff], 'CONTINUED', putOff],
  ['overtaken by a judgment before its day', [setting('HELD', '2026-07-28')], 'HELD', null],
] as const)('the hearing of a case: %s', (_what, caseDockets, hearingStage, wanted) => {
  expect(hearingOf(aCase({ caseDockets: [...caseDockets], hearingStage }), today)).toEqual(wanted);
});

test('an ended case goes to no hearing, though its day was never taken from it', () => {
  expect(isHearingSet(aCase())).toBe(true);
  expect(isHearingSet(aCase({ status: 'DISMISSED' }))).toBe(false);
});

const sweep = { answer: 'PAID' as const, note: null, by: 'Wanda', at: '2026-07-20T13:00:00Z' };
test.each([
  ['in the week before', '2026-07-27', {}, true],
  ['on the day', today, {}, true],
  ['further ahead', '2026-07-28', {}, false],
  ['after the day', '2026-07-20', {}, false],
  ['once it is answered', '2026-07-27', { sweep }, false],
  ['once the judge has the case', '2026-07-27', { status: 'AWAITING_JUDGMENT' as const }, false],
])('a property can say who paid: %s', (_what, day, changes, wanted) => {
  const details = aCase({
    status: 'ON_DOCKET',
    hearingStage: 'SET',
    caseDockets: [setting('SET', day)],
    ...changes,
  });
  expect(isSweepOpen(details, today)).toBe(wanted);
});
