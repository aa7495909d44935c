import dayjs from 'dayjs';
import 'dayjs/locale/es.js';
import { expect, test } from 'vitest';
import { parseDay, shownDay } from './typed-day.ts';

test.each([
  '07/09/2026',
  '7/9/2026',
  '7/9/26',
  '7-9-2026',
  '2026-07-09',
  'Jul 9 2026',
  'Jul 9, 2026',
  'July 9, 2026',
  ' Thu Jul 9, 2026 ',
  '9 July 2026',
  '9 jul 2026',
  '9 de julio de 2026',
  'jue. jul. 9, 2026',
  'jueves, 9 de julio de 2026',
])('%s is July 9, 2026', (text) => expect(parseDay(text)).toBe('2026-07-09'));

test.each(['en', 'es'] as const)('what a day field shows is read back: %s', (locale) => {
  for (const day of ['2026-03-10', '2026-11-25', '2026-12-05', '2027-01-09'])
    expect(parseDay(dayjs(day).locale(locale).format(shownDay[locale]))).toBe(day);
  expect(dayjs('2026-03-10').locale('es').format(shownDay.es)).toBe('mar. 10 mar 2026');
});

test('a Spanish Tuesday is no March', () => {
  expect(parseDay('mar. jul. 7, 2026')).toBe('2026-07-07');
  expect(parseDay('mar. mar. 10, 2026')).toBe('2026-03-10');
  expect(parseDay('sept. 1, 2026')).toBe('2026-09-01');
});

test.each([
  '',
  'tomorrow',
  'Feb 30, 2026',
  '2/30/2026',
  '2026-02-29',
  '13/1/2026',
  '7/9',
  '7/9/202',
  '7/9/20261',
  'Ju 9 2026',
  'Jul 9',
  'Jul 9 2026 or 2027',
])('“%s” is no day', (text) => expect(parseDay(text)).toBeNull());
