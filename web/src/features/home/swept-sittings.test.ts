import type { SweptHearing } from '@writdesk/contract/payment-sweep/payment-sweep';
import { expect, test } from 'vitest';
import { plainNames } from '../../labels/case/case-names.ts';
import { sittingsOf } from './swept-sittings.ts';

const said = { answer: 'PAID' as const, note: null, by: 'Wanda Beaufort', at: '2026-07-21T14:00:00Z' };
const hearing = (docketId: string, propertyName: string | null, sweep: SweptHearing['sweep']) =>
  ({
    docketId,
    propertyName,
    sweep,
    clientName: 'Peachline Residential',
    courthouse: 'Fulton Magistrate',
    room: 'Courtroom 1B',
    hearingDate: '2026-07-22',
    hearingAt: '2026-07-22T13:00:00Z',
    timeZone: 'America/New_York',
  }) as SweptHearing;

test('a sitting is a row while an answer is missing, with the properties that owe one', () => {
  expect(
    sittingsOf([
      hearing('first', 'The Elms', null),
      hearing('first', 'The Elms', null),
      hearing('first', 'Sycamore Landing', said),
      hearing('second', 'The Elms', said),
      hearing('third', null, null),
    ]),
  ).toMatchObject([
    { docketId: 'first', cases: 3, unanswered: 2, properties: ['The Elms'] },
    { docketId: 'third', cases: 1, unanswered: 1, properties: ['Peachline Residential'] },
  ]);
});

test.each([
  ['Kuznetsova, Anastasia; Kuznetsov, Dmitri', ['Anastasia Kuznetsova', 'Dmitri Kuznetsov']],
  ['Suharto', ['Suharto']],
  ['', []],
])('names are read as they are spoken: %s', (written, names) => {
  expect(plainNames(written)).toEqual(names);
});
