import { describe, expect, test } from 'vitest';
import { calculateFees } from './calculate-fees.ts';
import { feeFacts, feeRowOf as row, scheduleOf } from './fee-schedule.fixture.ts';

const flat = (cents: number) => [row('FILING', 'FLAT', cents)];
const before = scheduleOf(flat(9_600));
const after = scheduleOf(flat(10_600), { effectiveFrom: '2026-07-01' });
const filed = (day: string, ...schedules: Parameters<typeof calculateFees>[0]) =>
  calculateFees(schedules, feeFacts({ day, purposes: ['FILING'] }));

describe('the version in force', () => {
  test.each([
    ['2026-06-30', 9_600],
    ['2026-07-01', 10_600],
    ['2027-01-01', 10_600],
  ])('on %s', (day, cents) => {
    expect(filed(day, before, after).totalCents).toBe(cents);
    expect(filed(day, after, before).totalCents).toBe(cents);
  });

  test('of two of one day, the one that was added later', () => {
    const mended = scheduleOf(flat(10_700), { effectiveFrom: '2026-07-01' });
    expect(filed('2026-07-01', before, after, mended).totalCents).toBe(10_700);
  });

  test('none before the first', () => {
    expect(filed('2026-06-30', after).missing).toEqual([{ fact: 'fee', purpose: 'FILING' }]);
  });
});

describe('whose row wins', () => {
  const state = scheduleOf(flat(5_000), { level: 'state' });
  const county = scheduleOf(flat(6_000), { level: 'county' });
  const court = scheduleOf(flat(7_000));

  test.each([
    ['the court’s', [state, county, court], 7_000],
    ['without it the county’s', [state, county], 6_000],
    ['without both the state’s', [state], 5_000],
  ])('%s', (_, schedules, cents) => {
    expect(filed('2026-06-01', ...schedules).totalCents).toBe(cents);
  });

  test('a court that has no price for a purpose takes its county’s', () => {
    const served = scheduleOf([row('SERVICE', 'PER_DEFENDANT', 3_000)], { level: 'county' });
    const { totalCents } = calculateFees(
      [court, served],
      feeFacts({ purposes: ['FILING', 'SERVICE'], defendants: 2 }),
    );
    expect(totalCents).toBe(13_000);
  });

  test('a court’s price is whole: nothing of its county’s is added', () => {
    const extra = scheduleOf([row('FILING', 'PER_EXTRA_DEFENDANT', 800)], { level: 'county' });
    expect(calculateFees([court, extra], feeFacts({ purposes: ['FILING'], defendants: 3 })).totalCents).toBe(
      7_000,
    );
  });

  test('a firm’s own row replaces the court’s of its kind alone, also one for the whole state', () => {
    const shared = scheduleOf([...flat(7_000), row('FILING', 'PER_EXTRA_DEFENDANT', 800)]);
    const own = scheduleOf(flat(7_100), { level: 'state', isOwn: true });
    const { lines, totalCents } = calculateFees(
      [shared, own],
      feeFacts({ purposes: ['FILING'], defendants: 2 }),
    );
    expect(totalCents).toBe(7_900);
    expect(new Set(lines.map(({ isOwn }) => isOwn))).toEqual(new Set([false, true]));
  });

  test('a firm’s private server is asked instead of the officer', () => {
    const shared = scheduleOf([row('SERVICE', 'PER_DEFENDANT', 3_000)]);
    const own = scheduleOf([row('SERVICE', 'PER_DEFENDANT', 6_500, { payee: 'PRIVATE_SERVER' })], {
      isOwn: true,
    });
    const facts = feeFacts({ purposes: ['SERVICE'], defendants: 2 });
    expect(calculateFees([shared, own], facts).totalCents).toBe(6_000);
    expect(calculateFees([shared, own], { ...facts, isPrivatelyServed: true }).payees).toEqual([
      { payee: 'PRIVATE_SERVER', cents: 13_000 },
    ]);
  });
});
