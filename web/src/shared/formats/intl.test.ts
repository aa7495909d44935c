import { expect, test } from 'vitest';
import { dateFormat } from './intl.ts';

test('a format is made once for a language, a zone and its parts', () => {
  const day = { timeZone: 'America/New_York', dateStyle: 'short' } as const;
  expect(dateFormat('en-US', day)).toBe(dateFormat('en-US', { ...day }));
  expect(dateFormat('en-US', day).format(0)).toBe('12/31/69');
  expect(dateFormat('es-US', day).format(0)).toBe('31/12/1969');
  expect(dateFormat('en-US', { ...day, timeZone: 'Asia/Tokyo' }).format(0)).toBe('1/1/70');
  expect(dateFormat('en-US', { ...day, dateStyle: 'medium' }).format(0)).toBe('Dec 31, 1969');
});
