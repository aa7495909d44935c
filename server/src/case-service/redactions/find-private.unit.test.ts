import { describe, expect, test } from 'vitest';
import { findPrivate, type PrivateFacts } from './find-private.ts';

const facts: PrivateFacts = {
  ssns: ['529110482'],
  birthDates: ['1984-03-09'],
  minors: [{ firstName: 'Mia', middleName: 'Rose', lastName: 'Kovač' }],
};
const nobody: PrivateFacts = { ssns: [], birthDates: [], minors: [] };
const found = (text: string, of = nobody) =>
  findPrivate(text, of).map(({ from, to, kind, label }) => [
    kind,
    text.slice(from, to),
    ...(label ? [label] : []),
  ]);

describe('what is private in a text', () => {
  test.each([
    ['the number 529-11-0482 of', 'SSN', '529-11-0482'],
    ['529 11 0482', 'SSN', '529 11 0482'],
    ['tax id 529110482,', 'SSN', '529110482'],
    ['born 03/09/1984 in', 'BIRTH_DATE', '03/09/1984'],
    ['on 3/9/84', 'BIRTH_DATE', '3/9/84'],
    ['on March 9, 1984', 'BIRTH_DATE', 'March 9, 1984'],
    ['on Mar. 9th, 1984', 'BIRTH_DATE', 'Mar. 9th, 1984'],
    ['el 9 de marzo de 1984', 'BIRTH_DATE', '9 de marzo de 1984'],
    ['since 1984-03-09', 'BIRTH_DATE', '1984-03-09'],
  ])('is what the case knows: %s', (text, kind, words) => {
    expect(found(text, facts)).toEqual([[kind, words]]);
  });

  test.each([
    ['of 412-55-9981.', 'SSN', '412-55-9981'],
    ['Social Security No. 412559981', 'SSN', '412559981'],
    ['Seguro social: 412 55 9981', 'SSN', '412 55 9981'],
    ['DOB: 1/2/1990', 'BIRTH_DATE', '1/2/1990'],
    ['Date of birth:\nJanuary 2, 1990', 'BIRTH_DATE', 'January 2, 1990'],
    ['Fecha de nacimiento: 2 de enero de 1990', 'BIRTH_DATE', '2 de enero de 1990'],
    ['Account number: 000123456789', 'ACCOUNT', '000123456789'],
    ['routing no. 061000104', 'ACCOUNT', '061000104'],
    ['Número de cuenta 00 1234 5678', 'ACCOUNT', '00 1234 5678'],
    ['paid with 4111 1111 1111 1111', 'ACCOUNT', '4111 1111 1111 1111'],
  ])('is what its words say that it is: %s', (text, kind, words) => {
    expect(found(text)).toEqual([[kind, words]]);
  });

  test.each([
    'Rent of $1,850.00 is due on 03/01/2026.',
    'Unit 529-11, parcel 14-0482-11',
    'Call 404-555-0182.',
    'Invoice 4111 1111 1111 1112',
    'The account is closed.',
    'reborn 2026',
    'SSN: XXX-XX-0482',
  ])('is not every number: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('is a child’s name, which becomes initials', () => {
    expect(
      found('Mia Rose Kovač, Kovač, Mia; Mia R. Kovač and MIA live here; Miami does not.', facts),
    ).toEqual([
      ['MINOR', 'Mia Rose Kovač', 'M.R.K.'],
      ['MINOR', 'Kovač, Mia', 'M.R.K.'],
      ['MINOR', 'Mia R. Kovač', 'M.R.K.'],
      ['MINOR', 'MIA', 'M.R.K.'],
    ]);
  });

  test('is told once, by the longest', () => {
    expect(found('SSN 529-11-0482', facts)).toEqual([['SSN', '529-11-0482']]);
  });
});
