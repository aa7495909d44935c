import { describe, expect, test } from 'vitest';
import { email, optionalEmail, optionalPhone, phone } from './contact.ts';

describe('a phone number', () => {
  test.each(['(404) 555-0134', '404.555.0134', '+1 404 555 0134', '4045550134', '404-555-0134 ext. 12'])(
    'may be written %s',
    (text) => expect(phone.parse(text)).toBe(text),
  );

  test.each(['555-0134', '404 555 01345', 'call me', '404-555-0134; drop', '٤٠٤٥٥٥٠١٣٤'])(
    'is not %s',
    (text) => expect(phone.safeParse(text).error?.issues[0]?.message).toBe('phone_wanted'),
  );
});

test('an address is kept in lower case, without blanks around it', () => {
  expect(email.parse('  Office@Company.EXAMPLE ')).toBe('office@company.example');
  expect(email.safeParse('office@').success).toBe(false);
});

test('what may be left out is null when it is empty, absent when it is absent', () => {
  expect(optionalEmail.parse('')).toBeNull();
  expect(optionalPhone.parse(undefined)).toBeUndefined();
  expect(optionalPhone.safeParse('12').error?.issues[0]?.message).toBe('phone_wanted');
});
