import { expect, test } from 'vitest';
import { inStateWords, stateWords } from './state-words.ts';

const newYork = {
  writ: 'warrant of eviction',
  officer: 'marshal or sheriff',
  plaintiff: 'petitioner',
  defendant: 'respondent',
  suit: 'summary proceeding',
  notice: 'rent demand',
};

test('are the state’s own', () => {
  expect(stateWords(newYork, 'en')).toMatchObject({
    Writ: 'Warrant of eviction',
    officer: 'marshal or sheriff',
    Plaintiff: 'Petitioner',
    defendants: 'respondents',
  });
});

test('stand in Spanish behind the word that says what they are', () => {
  expect(stateWords(newYork, 'es')).toMatchObject({
    Writ: 'Orden (warrant of eviction)',
    officer: 'oficial (marshal or sheriff)',
    Plaintiff: 'Demandante (petitioner)',
    Defendants: 'Demandados (respondents)',
  });
  expect(stateWords({ ...newYork, plaintiff: 'plaintiff', defendant: 'defendant' }, 'es')).toMatchObject({
    Plaintiff: 'Demandante',
    Defendants: 'Demandados',
  });
});

test('are the usual ones where a state has none', () => {
  expect(stateWords(null, 'en')).toMatchObject({ Writ: 'Writ', defendant: 'defendant' });
  expect(stateWords(null, 'es')).toMatchObject({ writ: 'orden', officer: 'oficial' });
});

test.each([
  [
    'First day for the writ: TX-WRIT waits for TX-APPEAL',
    'en',
    'First day for the warrant of eviction: TX-WRIT waits for TX-APPEAL',
  ],
  ['Writ issued. This day never counts.', 'en', 'Warrant of eviction issued. This day never counts.'],
  ['Counted from the writ of possession', 'en', 'Counted from the writ of possession'],
  ['Primer día para la orden', 'es', 'Primer día para la orden (warrant of eviction)'],
  ['Orden (warrant of eviction) emitida', 'es', 'Orden (warrant of eviction) emitida'],
] as const)('%s', (text, locale, said) => {
  expect(inStateWords(text, newYork, locale)).toBe(said);
  expect(inStateWords(text, null, locale)).toBe(text);
});
