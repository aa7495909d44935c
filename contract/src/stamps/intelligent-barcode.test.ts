import { describe, expect, test } from 'vitest';
import { type BarcodeFields, barcodeDigits } from './intelligent-barcode.ts';

const fields: BarcodeFields = {
  barcodeId: '01',
  serviceType: '234',
  mailerId: '567094',
  serial: '987654321',
  routing: '01234567891',
};

describe('the digits of an Intelligent Mail barcode', () => {
  test('stand in the order of USPS-B-3200', () => {
    expect(barcodeDigits(fields)).toBe('0123456709498765432101234567891');
    expect(barcodeDigits({ ...fields, mailerId: '912345678', serial: '000123', routing: '' })).toBe(
      '01234912345678000123',
    );
  });

  test.each<[keyof BarcodeFields, string]>([
    ['barcodeId', '09'],
    ['barcodeId', '1'],
    ['serviceType', '23'],
    ['mailerId', '912345'],
    ['mailerId', '123456789'],
    ['serial', '98765432'],
    ['serial', '9876543210'],
    ['routing', '303'],
    ['routing', '3030312345'],
  ])('are refused for a %s of %s', (field, value) => {
    expect(() => barcodeDigits({ ...fields, [field]: value })).toThrow(field);
  });
});
