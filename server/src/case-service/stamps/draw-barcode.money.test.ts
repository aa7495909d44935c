import { barcodeDigits } from '@writdesk/contract/stamps/intelligent-barcode';
import { asyncProperty, assert, constantFrom, integer, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { askZint, refusedByZint } from '../../../test/support/other-programs.ts';
import { barsOf } from './draw-barcode.ts';

// Zint draws the same barcode by code of its own, and both must agree on each of the 65 bars.

const digits = (length: number) =>
  string({
    unit: constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    minLength: length,
    maxLength: length,
  });

test('the bars are those of the example in USPS-B-3200', async () => {
  const example = '0123456709498765432101234567891';
  const bars = 'AADTFFDFTDADTAADAATFDTDDAAADDTDTTDAFADADDDTFFFDDTTTADFAAADFTDAADA';
  expect(await barsOf(example)).toBe(bars);
  expect(askZint(example)).toBe(bars);
});

test('zint draws the same bars for any fields', async () => {
  const piece = record({
    first: integer({ min: 0, max: 9 }),
    second: integer({ min: 0, max: 4 }),
    serviceType: digits(3),
    short: digits(5),
    long: digits(8),
    isLong: constantFrom(true, false),
    serial: digits(9),
    routing: constantFrom(0, 5, 9, 11).chain(digits),
  });
  await assert(
    asyncProperty(piece, async ({ first, second, serviceType, short, long, isLong, serial, routing }) => {
      const text = barcodeDigits({
        barcodeId: `${first}${second}`,
        serviceType,
        mailerId: isLong ? `9${long}` : `4${short}`,
        serial: isLong ? serial.slice(3) : serial,
        routing,
      });
      expect(await barsOf(text)).toBe(askZint(text));
    }),
    { numRuns: 200 },
  );
});

test('what we refuse, zint refuses too, and bwip-js draws it', async () => {
  const forbidden = '09234567094987654321';
  expect(() =>
    barcodeDigits({
      barcodeId: '09',
      serviceType: '234',
      mailerId: '567094',
      serial: '987654321',
      routing: '',
    }),
  ).toThrow('barcodeId');
  expect(refusedByZint(forbidden)).toContain('range');
  expect(await barsOf(forbidden)).toHaveLength(65);
});
