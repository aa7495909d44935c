import { expect, test } from 'vitest';
import { type LanguageWishes, pickLanguage } from './language.ts';
import { messages } from './messages.ts';

test.each<[LanguageWishes, string]>([
  [{}, 'en'],
  [{ acceptLanguage: 'fr, es;q=0.8, en;q=0.5' }, 'es'],
  [{ acceptLanguage: 'es;q=0.2, en-US;q=0.9' }, 'en'],
  [{ acceptLanguage: 'es;q=0, *' }, 'en'],
  [{ cookie: 'es', acceptLanguage: 'en' }, 'es'],
  [{ uiLocales: 'de es-US', cookie: 'en' }, 'es'],
  [{ chosen: 'en', uiLocales: 'es' }, 'en'],
  [{ chosen: 'constructor', uiLocales: '__proto__', cookie: 'toString' }, 'en'],
])('%o gives %s', (wishes, language) => {
  expect(pickLanguage(wishes)).toBe(language);
});

test('Spanish says everything that English says', () => {
  expect(Object.keys(messages.es)).toEqual(Object.keys(messages.en));
  const same = Object.entries(messages.en).filter(
    ([key, text]) =>
      typeof text === 'string' &&
      Object.entries(messages.es).some(([other, each]) => other === key && each === text),
  );
  expect(same).toEqual([]);
});
