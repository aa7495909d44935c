import { expect, test } from 'vitest';
import { withProseDays } from './days-in-text.ts';

test('days in what the server says read as a person writes them', () => {
  expect(withProseDays('The ledger is closed through 2001-04-30. Choose a later day.', 'en')).toBe(
    'The ledger is closed through April 30, 2001. Choose a later day.',
  );
  expect(withProseDays('El libro está cerrado hasta el 2001-04-30.', 'es')).toBe(
    'El libro está cerrado hasta el 30 de abril de 2001.',
  );
});

test.each([
  'Enter a date as YYYY-MM-DD.',
  'No day: 2026-02-30.',
  'Case 26ED-2026-04-301.',
  'At 2026-04-30T10:00.',
])('what is no day stays: %s', (text) => expect(withProseDays(text, 'en')).toBe(text));
