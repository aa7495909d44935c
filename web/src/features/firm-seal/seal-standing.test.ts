import { expect, test } from 'vitest';
import { sealStanding } from './seal-standing.ts';

const now = new Date('2026-06-12T14:00:00Z');

test.each([
  ['2026-06-12T13:59:59.000Z', 'OVER', 0],
  ['2026-06-13T13:00:00.000Z', 'ENDING', 0],
  ['2026-07-27T13:00:00.000Z', 'ENDING', 44],
  ['2026-07-27T15:00:00.000Z', 'VALID', 45],
] as const)('a certificate that ends at %s is %s', (validTo, standing, days) => {
  expect(sealStanding({ validTo }, now)).toEqual({ standing, days });
});
