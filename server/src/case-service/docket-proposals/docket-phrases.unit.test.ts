import { expect, test } from 'vitest';
import { readLine } from './docket-phrases.ts';

const on = '2026-06-26';
test.each([
  ['Answer of defendant filed', 'ANSWER', { date: on }],
  ['Counterclaim by tenant', 'ANSWER', { date: on }],
  ['Notice of appeal to superior court', 'APPEAL', { date: on }],
  ['Default judgment for plaintiff', 'JUDGMENT', { date: on, outcome: 'DEFAULT_POSSESSION' }],
  ['Judgment for the tenant', 'JUDGMENT', { date: on, outcome: 'JUDGMENT_FOR_TENANT' }],
  ['Judgment entered', 'JUDGMENT', { date: on }],
  ['Trial set for 7/4/2026 at 1:30 p.m.', 'HEARING', { date: '2026-07-04', time: '13:30' }],
  ['Hearing scheduled for 13/45/2026', 'HEARING', {}],
  ['Ordered as stated on the record', 'UNKNOWN', {}],
  ['Complaint filed, answer filed', 'ANSWER', { date: on }],
])('%s: %s', (text, kind, facts) => {
  expect(readLine({ on, text })).toMatchObject({ kind, facts });
});

test.each(['Complaint filed', 'Summons issued', 'Filing fee paid', 'Return of service'])(
  '%s says nothing new',
  (text) => {
    expect(readLine({ on, text })).toBeNull();
  },
);

test('a hearing without its day, and a line without one, are less certain', () => {
  const sure = readLine({ on, text: 'Hearing set for 2026-07-14' })?.confidence ?? 0;
  expect(readLine({ on, text: 'Hearing scheduled' })?.confidence).toBeLessThan(sure);
  const dated = readLine({ on, text: 'Answer filed' })?.confidence ?? 0;
  expect(readLine({ on: null, text: 'Answer filed' })?.confidence).toBeLessThan(dated);
});
