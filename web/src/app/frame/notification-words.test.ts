import { expect, test } from 'vitest';
import { notificationWords } from './notification-words.ts';

const params = { caseNumber: '26ED041772' };

test.each([
  ['case.RETURNED_TO_CLIENT', 'firm', 'en', 'Waiting for client · 26ED041772'],
  ['case.RETURNED_TO_CLIENT', 'client', 'en', 'Action needed · 26ED041772'],
  ['case.FILED', 'client', 'es', 'Presentado · 26ED041772'],
  ['case.dismissal-requested', 'firm', 'en', 'Dismissal asked for · 26ED041772'],
  ['invite.accepted', 'firm', 'es', 'Aceptó su invitación · 26ED041772'],
  ['docket.full', 'firm', 'es', 'As the server says it · 26ED041772'],
] as const)('%s for the %s in %s: %s', (kind, reader, locale, words) => {
  expect(notificationWords({ kind, params, text: 'As the server says it' }, reader, locale)).toBe(words);
});

test('without a number there is nothing after the words', () => {
  expect(notificationWords({ kind: 'case.FILED', params: {}, text: '' }, 'firm', 'en')).toBe('Filed');
});
