import { describe, expect, test } from 'vitest';
import { endOfQuiet, nextHour } from './mail-times.ts';

const night = { from: '20:00', until: '07:00' };
const ATLANTA = 'America/New_York';

describe('the end of the quiet hours', () => {
  test.each([
    ['before they begin', '2026-07-01T23:59:00Z', night, null],
    ['as they begin', '2026-07-02T00:00:00Z', night, '2026-07-02T11:00:00.000Z'],
    ['after midnight', '2026-07-02T06:30:00Z', night, '2026-07-02T11:00:00.000Z'],
    ['as they end', '2026-07-02T11:00:00Z', night, null],
    ['within one day', '2026-07-01T17:00:00Z', { from: '12:00', until: '14:00' }, '2026-07-01T18:00:00.000Z'],
    ['in the night that is an hour longer', '2026-11-01T03:00:00Z', night, '2026-11-01T12:00:00.000Z'],
  ])('%s', (_, now, hours, end) => {
    expect(endOfQuiet(hours, ATLANTA, new Date(now))?.toISOString() ?? null).toBe(end);
  });
});

describe('the next time the clock shows an hour', () => {
  test.each([
    ['later today', '2026-07-01T15:00:00Z', '2026-07-01T21:00:00.000Z'],
    ['at this moment, so tomorrow', '2026-07-01T21:00:00Z', '2026-07-02T21:00:00.000Z'],
    ['over the change to winter time', '2026-10-31T22:00:00Z', '2026-11-01T22:00:00.000Z'],
  ])('%s', (_, now, next) => {
    expect(nextHour(17, ATLANTA, new Date(now)).toISOString()).toBe(next);
  });
});
