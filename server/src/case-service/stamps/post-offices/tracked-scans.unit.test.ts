import { expect, test } from 'vitest';
import { scansOf } from './tracked-scans.ts';

const detail = (day: number, status: string) => ({
  status,
  datetime: `2026-06-${String(day).padStart(2, '0')}T16:00:00Z`,
  tracking_location: { city: 'ATLANTA', state: 'GA' },
});
const scans = (...details: [number, string][]) =>
  scansOf({
    id: 'trk_1',
    signed_by: 'CALEB HOLLIS',
    tracking_details: details.map(([day, status]) => detail(day, status)),
  }).map(({ kind, at, signedBy }) => [at.getUTCDate(), kind, signedBy]);

test('a label that nobody has scanned has no scans', () => {
  expect(scans([1, 'pre_transit'], [1, 'unknown'])).toEqual([]);
});

test('the first scan is the acceptance, in the order of the days', () => {
  expect(scans([3, 'out_for_delivery'], [1, 'pre_transit'], [2, 'in_transit'], [4, 'delivered'])).toEqual([
    [2, 'ACCEPTED', null],
    [3, 'IN_TRANSIT', null],
    [4, 'DELIVERED', 'CALEB HOLLIS'],
  ]);
});

test('what comes back to its sender is delivered to nobody', () => {
  expect(scans([2, 'in_transit'], [5, 'return_to_sender'], [8, 'in_transit'], [9, 'delivered'])).toEqual([
    [2, 'ACCEPTED', null],
    [5, 'RETURNED', null],
  ]);
});
