import { expect, test } from 'vitest';
import { questionOf, readInputs, unreadIn, writeInputs } from './count-address.ts';

const linked = {
  state: 'FL',
  event: 'NOTICE_EXPIRES',
  noticeServedOn: '2026-11-25',
  reason: 'NONPAYMENT',
  caresCovered: 'NO',
};

test('an address gives the inputs that it was written from', () => {
  const inputs = readInputs(linked);
  expect(writeInputs(inputs)).toEqual(linked);
  expect(questionOf(inputs)).toEqual({
    state: 'FL',
    county: null,
    courthouseId: null,
    event: 'NOTICE_EXPIRES',
    facts: { noticeServedOn: '2026-11-25', reason: 'NONPAYMENT', caresCovered: 'NO' },
  });
});

test('what can’t be meant is taken as not said', () => {
  const inputs = readInputs({
    ...linked,
    state: 'zz',
    noticeServedOn: '11/25/2026',
    caresCovered: 'perhaps',
    county: '',
  });
  expect(inputs).toMatchObject({ state: null, county: null, facts: { reason: 'NONPAYMENT' } });
  expect(questionOf(inputs)).toBeNull();
  expect(readInputs({ ...linked, event: 'LUNCH' }).event).toBeNull();
});

test('what an address says in vain is named with its value', () => {
  expect(unreadIn(linked)).toEqual([]);
  expect(unreadIn({ ...linked, county: 'Orange', court: 'x', hearingOn: '' })).toEqual([]);
  expect(
    unreadIn({
      ...linked,
      state: 'zz',
      noticeServedOn: '11/25/2026',
      caresCovered: 'perhaps',
      judgementOn: 2026,
    }),
  ).toEqual([
    { name: 'state', value: 'zz' },
    { name: 'noticeServedOn', value: '11/25/2026' },
    { name: 'caresCovered', value: 'perhaps' },
    { name: 'judgementOn', value: '2026' },
  ]);
});

test('another date keeps the facts that it can depend on, and leaves the others behind', () => {
  const appeal = writeInputs({
    ...readInputs({ ...linked, event: 'WRIT_EARLIEST', judgmentOn: '2026-12-01' }),
    event: 'APPEAL_DUE',
  });
  expect(appeal).toEqual({ state: 'FL', event: 'APPEAL_DUE', judgmentOn: '2026-12-01' });
});

test('a courthouse says its county by itself', () => {
  const inputs = readInputs({ ...linked, county: 'Orange', court: '01900000-0000-7000-8000-000000000001' });
  expect(writeInputs(inputs)).not.toHaveProperty('county');
  expect(questionOf(inputs)?.county).toBeNull();
});
