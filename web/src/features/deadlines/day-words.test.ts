import { expect, test } from 'vitest';
import { dateText, deadlineText, shortDay, withDays } from './day-words.ts';

const zone = 'America/New_York';

test('a day is shown with its weekday, and with its year where it is not this one’s', () => {
  expect(dateText('2026-07-08', zone, '2026-07-21')).toBe('Wed Jul 8');
  expect(dateText('2026-07-08', zone)).toBe('Wed Jul 8, 2026');
  expect(shortDay('2026-07-09', '2026-07-21')).toBe('Jul 9');
  expect(shortDay('2025-07-09', '2026-07-21')).toBe('Jul 9, 2025');
});

test('a moment is shown by the court’s clock, with its zone', () => {
  expect(dateText('2026-03-08T15:00:00Z', zone, '2026-03-01')).toBe('Sun Mar 8, 11:00 AM EDT');
  expect(dateText('2026-03-08T03:30:00Z', zone, '2026-03-01')).toBe('Sat Mar 7, 10:30 PM EST');
});

test('a window is shown by its edges, one of a single day by that day', () => {
  const window = { date: '2026-07-28', from: '2026-07-21', to: '2026-07-28' };
  expect(deadlineText(window, zone, '2026-07-01')).toBe('Tue Jul 21 to Tue Jul 28');
  expect(deadlineText({ ...window, from: '2026-07-28' }, zone, '2026-07-01')).toBe('Tue Jul 28');
  expect(deadlineText({ date: null, from: null, to: null }, zone)).toBe('');
});

test('days inside a note of the law are written as people write them', () => {
  expect(withDays('It would end 2026-11-30; that is closed.')).toBe(
    'It would end Nov 30, 2026; that is closed.',
  );
});
