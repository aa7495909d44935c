import { expect, test } from 'vitest';
import { states } from './states.ts';

const of = (code: string) => {
  const state = states.find((one) => one.code === code);
  if (!state) throw new Error(`There is no ${code}.`);
  return state;
};

test.each([
  // Judged on a Monday: the sixth day is a Sunday, so the next Monday; the appeal ends on Saturday, so on Monday: the writ comes on Tuesday.
  ['2027-02-01', '2027-02-09'],
  // Judged on a Wednesday: the fifth day is a Monday, the sixth a Tuesday.
  ['2027-02-03', '2027-02-09'],
  // Judged on a Friday: five days end on a Wednesday.
  ['2027-02-05', '2027-02-11'],
])('in Texas a judgment of %s allows a writ on %s', (judgedOn, first) => {
  expect(of('TX').firstDayOfWrit(judgedOn, true)).toBe(first);
  expect(of('TX').firstDayOfWrit(judgedOn, false)).toBe(first);
});

test.each([
  // Three business days after a Friday; the fourth is open for the filing.
  ['GA', '2027-01-08', '2027-01-14'],
  // Three business days after a Tuesday end on a Friday.
  ['GA', '2027-06-01', '2027-06-07'],
  // Three days after a Friday end on a Monday.
  ['TX', '2027-01-08', '2027-01-12'],
  // Three days after a Wednesday end on a Saturday, and so on Monday.
  ['TX', '2027-01-06', '2027-01-12'],
])('in %s a case may be filed after a notice of %s from %s on', (code, noticeOn, first) => {
  expect(of(code).filesFrom(noticeOn)).toBe(first);
});
