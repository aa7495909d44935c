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
])('%s is %s', (password, fault) => {
  expect(passwordFault(password, owner)).toBe(fault);
});

test.each(['correct horse battery', 'adas desk has legs', '8273 6501 2298', '密码很长也很好记的句子'])(
  '%s is taken',
  (password) => {
    expect(passwordFault(password, owner)).toBeUndefined();
  },
);
