import { expect, test } from 'vitest';
import { fitsOneSms } from './sms-length.ts';
import { isTwilioSignature } from './twilio-signature.ts';

test.each([
  ['a'.repeat(160), true],
  ['a'.repeat(161), false],
  ['é'.repeat(160), true],
  // Two places each.
  ['€'.repeat(80), true],
  ['€'.repeat(81), false],
  // Not in the alphabet: 70 places.
  [`ó${'a'.repeat(69)}`, true],
  [`ó${'a'.repeat(70)}`, false],
  ['😀'.repeat(35), true],
  ['😀'.repeat(36), false],
])('%s', (text, fits) => {
  expect(fitsOneSms(text)).toBe(fits);
});

// The example that Twilio publishes.
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fields = () =>
  new URLSearchParams({
    Digits: '1234',
    To: '+18005551212',
    From: '+12349013030',
    Caller: '+12349013030',
    CallSid: 'CA1234567890ABCDE',
  });
const signature = '0/KCTR6DLpKmkAf8muzZqo1nDgQ=';

test('what Twilio signed is known, whatever order its fields have', () => {
  expect(isTwilioSignature('12345', { url, fields: fields(), signature })).toBe(true);
});

test.each([
  ['another token', '12346', {}],
  ['another address', '12345', { url: `${url}&more=1` }],
  ['another signature', '12345', { signature: `1${signature.slice(1)}` }],
  ['a short one', '12345', { signature: 'AAAA' }],
  ['none', '12345', { signature: '' }],
])('%s is not', (_what, token, change) => {
  expect(isTwilioSignature(token, { url, fields: fields(), signature, ...change })).toBe(false);
});

test('another value or one field more is not', () => {
  const changes: Record<string, string>[] = [{ Digits: '1235' }, { Extra: 'x' }];
  for (const change of changes) {
    const other = new URLSearchParams({ ...Object.fromEntries(fields()), ...change });
    expect(isTwilioSignature('12345', { url, fields: other, signature })).toBe(false);
  }
});
