import { describe, expect, test } from 'vitest';
import { militaryOf } from './military-of.ts';
import { isFree } from './suggestion-queries.ts';

describe('the military search of a case', () => {
  const clear = (on: string) => ({ status: 'NOT_ACTIVE' as const, on });
  test.each([
    ['nobody looked up', [{ status: null, on: null }], null],
    ['one of two looked up', [clear('2026-07-20'), { status: null, on: null }], null],
    ['all clear: the oldest day counts', [clear('2026-07-20'), clear('2026-07-02')], clear('2026-07-02')],
    [
      'one unable to determine',
      [clear('2026-07-20'), { status: 'UNABLE' as const, on: '2026-07-19' }],
      { status: 'UNABLE', on: '2026-07-19' },
    ],
    [
      'one on active duty, and one never looked up',
      [
        { status: null, on: null },
        { status: 'ACTIVE' as const, on: '2026-07-19' },
      ],
      { status: 'ACTIVE', on: '2026-07-19' },
    ],
  ])('%s', (_, adults, found) => {
    expect(militaryOf(adults)).toEqual(found);
  });
});

describe('a lawyer', () => {
  const docket = { firmId: '', id: '', courthouseId: '', hearingDate: '2026-07-22', hearingTime: '09:30' };
  const at = (hearingTime: string) => ({ id: '', courthouse: '', room: '', hearingTime });
  test.each([
    ['has no other docket', [], true],
    ['is somewhere at the same hour', ['09:30'], false],
    ['is somewhere an hour and a half later', ['11:00'], false],
    ['is somewhere two hours later', ['11:30'], true],
    ['is somewhere in the afternoon and before', ['13:30', '08:00'], false],
  ])('who %s', (_, times, free) => {
    expect(isFree(times.map(at), docket)).toBe(free);
  });
});
