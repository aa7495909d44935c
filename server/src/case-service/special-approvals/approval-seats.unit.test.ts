import { describe, expect, test } from 'vitest';
import { awaitedOf, type Candidate, isAgreed, seatFor, type Seats } from './approval-seats.ts';

const ada: Candidate = { id: 'ada', name: 'Ada', roles: ['lawyer'] };
const bea: Candidate = { id: 'bea', name: 'Bea', roles: ['firm_admin'] };
const cas: Candidate = { id: 'cas', name: 'Cas', roles: ['lawyer', 'firm_admin'] };
const people = [ada, bea, cas];
const seats = [{ userId: 'bea' }, { role: 'lawyer' }] as const;
const of = (answerMode: Seats['answerMode'], answerCount: number | null = null): Seats => ({
  seats,
  answerMode,
  answerCount,
});
const names = (list: readonly Candidate[]) => list.map(({ id }) => id);

describe('whose answer is awaited', () => {
  test.each<[Seats, { userId: string; seat: number }[], string[]]>([
    [of('ANY'), [], ['ada', 'bea', 'cas']],
    [of('ALL'), [], ['ada', 'bea', 'cas']],
    [of('ALL'), [{ userId: 'cas', seat: 1 }], ['bea']],
    [of('ORDER'), [], ['bea']],
    [of('ORDER'), [{ userId: 'bea', seat: 0 }], ['ada', 'cas']],
    [of('COUNT', 2), [{ userId: 'ada', seat: 1 }], ['bea', 'cas']],
  ])('%j after %j', (seated, given, awaited) => {
    expect(names(awaitedOf(seated, given, people))).toEqual(awaited);
  });

  test('is nobody’s where all who could have left', () => {
    expect(awaitedOf(of('ORDER'), [], [ada, cas])).toEqual([]);
  });
});

test('an answer fills the seat that names its author before one of their roles', () => {
  const both: Seats = {
    seats: [{ role: 'lawyer' }, { userId: 'ada' }],
    answerMode: 'ALL',
    answerCount: null,
  };
  expect(seatFor(both, [], ada)).toBe(1);
  expect(seatFor(both, [], cas)).toBe(0);
  expect(seatFor(both, [{ userId: 'cas', seat: 0 }], ada)).toBe(1);
});

test.each<[Seats, { userId: string; seat: number }[], boolean]>([
  [of('ANY'), [], false],
  [of('ANY'), [{ userId: 'ada', seat: 1 }], true],
  [of('ALL'), [{ userId: 'ada', seat: 1 }], false],
  [
    of('ALL'),
    [
      { userId: 'ada', seat: 1 },
      { userId: 'bea', seat: 0 },
    ],
    true,
  ],
  [of('COUNT', 2), [{ userId: 'ada', seat: 1 }], false],
  [
    of('COUNT', 2),
    [
      { userId: 'ada', seat: 1 },
      { userId: 'cas', seat: 0 },
    ],
    true,
  ],
])('%j with %j is agreed: %s', (seated, given, agreed) => expect(isAgreed(seated, given)).toBe(agreed));
