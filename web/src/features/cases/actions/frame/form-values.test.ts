import { expect, test } from 'vitest';
import { linesOf, missingIn } from './form-values.ts';
import { clockTime } from '../../../../shared/formats/clock-time.ts';

test('every empty field is named at once, with its own words', () => {
  const values = { name: ' ', reasons: [], day: null, ticked: false, note: '', given: 'x' };
  const words = {
    name: 'Name.',
    reasons: 'Reasons.',
    day: 'Day.',
    ticked: 'Tick.',
    note: false,
    given: 'Given.',
  } as const;
  expect(missingIn(values, words)).toEqual({
    name: 'Name.',
    reasons: 'Reasons.',
    day: 'Day.',
    ticked: 'Tick.',
  });
});

test('each line is one thing; blank lines are none', () => {
  expect(linesOf(' June ledger \n\nLease\n')).toEqual(['June ledger', 'Lease']);
});

test.each([
  ['9:00', '09:00'],
  ['9:00 AM', '09:00'],
  ['12:15 am', '00:15'],
  ['12:00 PM', '12:00'],
  ['1:30pm', '13:30'],
  ['13:30', '13:30'],
  ['5:00\u00a0p.\u00a0m.', '17:00'],
  ['9:00 m', null],
  ['13:30 PM', null],
  ['24:00', null],
  ['9', null],
  ['9:60', null],
])('%s is %s', (typed, time) => {
  expect(clockTime(typed)).toBe(time);
});
