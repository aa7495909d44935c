import { allRoutes } from '@writdesk/contract';
import { issueWords } from '@writdesk/contract/values/issue-words';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { sayBy } from './field-words.ts';
import { sentences } from './field-words-es.ts';

const say = sayBy(sentences);
/** Values that hardly any field takes. */
const nonsense = [undefined, null, '', 'x'.repeat(20_000), -1e300, 1e300, true, [], [{}], {}, { a: 1 }];

function saidOf(shape: z.ZodType): string[] {
  const fields = 'shape' in shape ? Object.keys(shape.shape as object) : [];
  const values = [
    ...nonsense,
    ...nonsense.map((value) => Object.fromEntries(fields.map((field) => [field, value]))),
  ];
  return values.flatMap((value) => {
    const { error } = shape.safeParse(value, { error: issueWords });
    return error?.issues.map(({ message }) => message) ?? [];
  });
}

test('whatever a route says of its fields has a Spanish sentence', () => {
  const shapes = allRoutes.flatMap(({ route }) => [route.params, route.query, route.body]);
  const words = new Set(shapes.flatMap((shape) => (shape ? saidOf(shape) : [])));
  expect(words.size).toBeGreaterThan(100);
  // Add what is missing to field-words-es.ts.
  expect([...words].filter((sentence) => !say(sentence)).map((sentence) => sentence.slice(0, 100))).toEqual(
    [],
  );
});

test.each([
  ['This is required.', 'Esto es obligatorio.'],
  ['Keep the reason to 5,000 characters.', 'Use 5,000 caracteres como máximo.'],
  ['Give a number of at least -5.', 'Indique un número de -5 o más.'],
  ['Give one of: READ, UNREAD.', 'Indique uno de estos: READ, UNREAD.'],
  ['There is no state QQ.', 'No existe el estado QQ.'],
  ['Give a date no later than 2026-06-12.', 'Indique una fecha que no sea posterior al 2026-06-12.'],
])('%s', (sentence, said) => expect(say(sentence)).toBe(said));

test('a sentence that nobody knows stays as it is', () => {
  expect(say('The moon is full.')).toBeUndefined();
  expect(say('constructor')).toBeUndefined();
});

test('what stands in places is taken over in every sentence, and each is a whole one', () => {
  const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
  for (const [sentence, said] of Object.entries(sentences)) {
    expect(said, sentence).toMatch(/^[\p{Lu}“].*(?:\.|\{list\})$/u);
    expect(placesOf(sentence), sentence).toEqual(expect.arrayContaining(placesOf(said)));
  }
});
