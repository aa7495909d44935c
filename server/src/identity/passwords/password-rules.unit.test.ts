import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { passwordFault } from './password-rules.ts';

const owner = { email: 'ada.nunez@example.com', firstName: 'Ada', lastName: 'Núñez' };

test.each([
  ['1234567', 'too-short'],
  ['x'.repeat(129), 'too-long'],
  ['Ada.Nunez@example.com', 'own-name'],
  ['ada.nunez1', 'own-name'],
  ['Ada Núñez', 'own-name'],
  ['Núñez-Ada-1987!', 'own-name'],
  ['Writdesk', 'own-name'],
  ['writdesk2026!', 'own-name'],
  ['password1', 'common'],
  ['Password1', 'common'],
  ['QWERTYUIOP', 'common'],
  ['1qaz2wsx', 'common'],
  ['12345678', 'common'],
])('%s is %s', (password, fault) => {
  expect(passwordFault(password, owner)).toBe(fault);
});

test.each(['correct horse battery', 'adas desk has legs', '8273 6501 2298', '密码很长也很好记的句子'])(
  '%s is taken',
  (password) => {
    expect(passwordFault(password, owner)).toBeUndefined();
  },
);

test('of passwords that nobody could know none is taken for a stolen one', () => {
  const made = Array.from({ length: 5_000 }, (_, n) =>
    createHash('sha256').update(`${n}`).digest('base64url'),
  );
  expect(made.filter((password) => passwordFault(password, owner) !== undefined)).toEqual([]);
});
