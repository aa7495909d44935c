import { describe, expect, test } from 'vitest';
import { organizationName, optionalOrganizationName, optionalPersonName, personName } from './names.ts';

const takes = (schema: { safeParse(text: string): { success: boolean } }, text: string) =>
  schema.safeParse(text).success;
const person = [personName('name'), optionalPersonName];
const house = [organizationName('name'), optionalOrganizationName()];
const ADDRESS = 'address_in_name';

describe('the name of a person', () => {
  test.each([
    'J.R.',
    'J. R.',
    'J.R.R.',
    'A.Lee',
    "D'Angelo",
    'O’Neil-Smith',
    'St. John',
    'd’Angelo, Jr.',
    'José',
    'José María',
    'Jose\u0301',
    '李小龍',
    'Nguyễn',
    'María del Carmen',
    'Łukasz',
    'علی‌رضا',
    'क्‍ष',
    'Mary-Jane',
    'X',
  ])('may be %s', (name) => {
    for (const schema of person) expect(takes(schema, name)).toBe(true);
  });

  test.each([
    'evil.ru',
    'evil.example',
    'evil。com',
    'evil．com',
    'evil｡com',
    'ｅｖｉｌ．ｃｏｍ',
    'x.com',
    't.co',
    'a-b.ru',
    'пример.рф',
    'e\u0301vi\u0301.ru',
    '1.2.3.4',
    'see 10.0.0.1 now',
    'mailto:ana',
    'tel:4045550100',
    'javascript:x',
    'ana：x',
    'ana＠people',
    'evil／login',
    'http',
    'www.evil',
  ])('is no address: %s', (name) => {
    for (const schema of person)
      expect(schema.safeParse(name).error?.issues).toMatchObject([{ message: ADDRESS }]);
  });

  test.each(['...', '-', '404 555 0100', '🙂', '\u0301'])('has a letter that is seen: %j', (name) => {
    for (const schema of person)
      expect(schema.safeParse(name).error?.issues.map(({ message }) => message)).toEqual(['letter_in_name']);
  });

  test('that may be absent may be empty', () => {
    expect(optionalPersonName.parse(' ')).toBeNull();
  });
});

describe('the name of a company', () => {
  test.each([
    'Apartments.com LLC',
    'The Lofts @ 5th / Marlow, LLC',
    'Peachline, LLC d/b/a The Row',
    'Ansley Park No. 1.5',
    '1288 Holdings',
    '360',
    'Harlan & Pruitt, L.L.P.',
    'Residence: East',
    '李氏 Homes',
  ])('may be %s', (name) => {
    for (const schema of house) expect(takes(schema, name)).toBe(true);
  });

  test.each([
    'http://evil.example',
    'Pay now at www.evil.example',
    'evil.com/login',
    'evil。com／login',
    'evil.com?a',
    'ftp://evil',
    '//evil',
    'mailto:pay@evil.example',
    'tel:4045550100',
    'pay@evil.example',
    'at 1.2.3.4 now',
  ])('is no address: %s', (name) => {
    for (const schema of house)
      expect(schema.safeParse(name).error?.issues).toMatchObject([{ message: ADDRESS }]);
  });

  test.each(['...', '&', '🙂'])('has a letter or a figure: %s', (name) => {
    for (const schema of house) expect(takes(schema, name)).toBe(false);
  });
});
