import { expect, test } from 'vitest';
import { defineMessages } from './define-messages.ts';
import { translate } from './translate.ts';

const messages = defineMessages({
  en: {
    cases: '{count, plural, =0 {No cases} one {# case} other {# cases}}',
    filed: 'Filed in {court}, {number}',
    plain: 'On docket',
  },
  es: {
    cases: '{count, plural, =0 {Sin casos} one {# caso} other {# casos}}',
    filed: 'Presentado en {court}, {number}',
    plain: 'En agenda',
  },
});

test.each([
  ['en', 0, 'No cases'],
  ['en', 1, '1 case'],
  ['en', 1284, '1,284 cases'],
  ['es', 1, '1 caso'],
  ['es', 2, '2 casos'],
] as const)('%s: %d → %s', (locale, count, text) => {
  expect(translate(messages, 'cases', { count }, locale)).toBe(text);
});

test('values are put in, and a text without values is taken as it stands', () => {
  expect(translate(messages, 'filed', { court: 'Fulton', number: '26ED1' }, 'en')).toBe(
    'Filed in Fulton, 26ED1',
  );
  expect(translate(messages, 'plain', undefined, 'es')).toBe('En agenda');
});
