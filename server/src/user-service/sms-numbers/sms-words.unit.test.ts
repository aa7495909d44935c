import { expect, test } from 'vitest';
import { fitsOneSms } from '../../platform/sms/index.ts';
import { replyOf } from './reply-words.ts';
import { newCode } from './sms-code.ts';
import { smsNumberTexts } from './sms-number-texts.ts';

test.each([
  ['STOP', 'STOP', true],
  [' stop. ', 'STOP', true],
  ['Unsubscribe', 'STOP', true],
  ['start', 'START', true],
  ['Help', 'HELP', true],
  ['alto', 'STOP', false],
  ['Alta!', 'START', false],
  ['ayuda', 'HELP', false],
])('%s means %s', (text, meaning, isAnswered) => {
  expect(replyOf(text, null)).toEqual({ meaning, isAnswered });
});

test('a sentence means nothing, and what Twilio understood counts by whatever word', () => {
  expect(replyOf('stop please', null)).toBeNull();
  expect(replyOf('', null)).toBeNull();
  expect(replyOf('FIN', 'STOP')).toEqual({ meaning: 'STOP', isAnswered: true });
  expect(replyOf('STOP', 'SOMETHING')).toEqual({ meaning: 'STOP', isAnswered: true });
});

test.each(['en', 'es'] as const)('in %s each text is one message', (language) => {
  const { code, help, stopped, started } = smsNumberTexts[language];
  for (const text of [code(newCode(), 10), help('https://cases.example.com/help'), stopped, started])
    expect([text, fitsOneSms(text)]).toEqual([text, true]);
});

test('codes have six digits, and another one each time', () => {
  const codes = Array.from({ length: 50 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(45);
});
