import { expect, test } from 'vitest';
import { cases } from './en/cases.ts';
import { courts } from './en/courts.ts';
import { files } from './en/files.ts';
import { law } from './en/law.ts';
import { money } from './en/money.ts';
import { people } from './en/people.ts';
import { properties } from './en/properties.ts';
import { refusals } from './en/refusals.ts';
import { robots } from './en/robots.ts';
import { shapes } from './en/shapes.ts';
import { workflows } from './en/workflows.ts';
import { words as spanishWords } from './es/words.ts';
import { english } from './english.ts';
import { fault, type FaultCode, issue } from './fault.ts';
import { faultOf, say } from './in-english.ts';
import { type Language, sayIn } from './say.ts';
import { spanish } from './spanish.ts';

const codes = Object.keys(english) as FaultCode[];
/** Three are the specification’s. */
const isOurs = (sentence: string) =>
  !['Unauthorized', 'Not Found', 'Internal Server Error'].includes(sentence);
const inSpanish = { sentences: spanish, words: spanishWords };
/** A sentence's places without the words of a plural, which each language has of its own. */
const placesOf = (text: string) =>
  new Set([...text.matchAll(/\{(\w+(?:, \w+)?)[^}]*\}/g)].map(([, place]) => place));

test('every code has a whole sentence in both languages', () => {
  expect(codes.length).toBeGreaterThan(350);
  expect(Object.keys(spanish).toSorted()).toEqual(codes.toSorted());
  for (const sentence of [...Object.values(english), ...Object.values(spanish)].filter(isOurs))
    expect(sentence).toMatch(/^[\p{Lu}“{¿][^]*[.}?]$/u);
});

test('no code is said twice: each stands in one of the lists', () => {
  const all = [cases, courts, files, law, money, people, properties, robots, refusals, shapes, workflows];
  const lists = all.map((list) => Object.keys(list));
  expect(lists.flat().toSorted()).toEqual(codes.toSorted());
});

// What Spanish says in words of its own, because the other is English prose.
const differing: readonly FaultCode[] = ['notice_point_open', 'standing_point_open'];
test.each(codes.filter((code) => !differing.includes(code)))(
  '%s names the same in both languages',
  (code) => {
    expect(placesOf(spanish[code])).toEqual(placesOf(english[code]));
  },
);

test.each([
  [fault('required'), 'This is required.', 'Esto es obligatorio.'],
  [
    fault('too_long', { what: 'room', max: 5_000 }),
    'Keep the room to 5,000 characters.',
    'Use 5,000 caracteres como máximo para la sala.',
  ],
  [fault('number_at_least', { min: -5 }), 'Enter a number of at least -5.', 'Indique un número de -5 o más.'],
  [fault('items_at_least', { min: 1 }), 'Enter at least one.', 'Indique al menos uno.'],
  [
    fault('standing_point_open', { point: 'license', sentence: 'The rental license expired June 11, 2026' }),
    'The rental license expired June 11, 2026. Correct it, or override this point with a reason.',
    'El control del demandante encontró un problema con la licencia de alquiler. Corríjalo o dispense este punto con un motivo.',
  ],
  [fault('items_at_least', { min: 2 }), 'Enter at least 2.', 'Indique al menos 2.'],
  [
    fault('mails_of_recipient', { minutes: 3 }),
    'We can’t send another email to this address now. Try again in 3 minutes.',
    'Por ahora no se puede enviar otro correo a esta dirección. Inténtelo de nuevo en 3 minutos.',
  ],
  [
    fault('one_of', { choices: ['READ', 'UNREAD'] }),
    'Enter one of: READ, UNREAD.',
    'Indique uno de estos: READ, UNREAD.',
  ],
  [
    fault('ledger_differs', { ledger: 123_450, claim: 5 }),
    'The ledger shows $1,234.50 and the claim $0.05. Correct one of them.',
    'El estado de cuenta muestra $1,234.50 y la reclamación $0.05. Corrija uno de los dos.',
  ],
  [
    fault('court_closed', { closed: 'WEEKEND' }),
    'The court is closed that day (a weekend). Choose another, or give a reason.',
    'El tribunal está cerrado ese día (fin de semana). Elija otro o indique un motivo.',
  ],
  [
    fault('court_closed', { closed: 'Labor Day' }),
    'The court is closed that day (Labor Day). Choose another, or give a reason.',
    'El tribunal está cerrado ese día (Labor Day). Elija otro o indique un motivo.',
  ],
  [
    fault('rule_of_pack', {
      rule: 'GA-ANSWER',
      fault: fault('rule_counties', { counties: ['Bibb', 'Cobb'] }),
    }),
    'GA-ANSWER: There is no such county in this state: Bibb, Cobb.',
    'GA-ANSWER: Ese condado no existe en este estado: Bibb, Cobb.',
  ],
] as const)('%o', (of, inEnglish, said) => {
  expect(say(of)).toBe(inEnglish);
  expect(sayIn(inSpanish as Language, of)).toBe(said);
});

test('a message of a shape carries its code and values, whatever they hold', () => {
  const values = { given: ['a "quoted" {word}', 'line\nbreak'] };
  expect(faultOf(issue('unknown_values', values))).toEqual({ code: 'unknown_values', values });
  expect(faultOf(issue('required'))).toEqual(fault('required'));
  for (const other of ['Invalid input', 'constructor', '', 'nonsense {"a":1}'])
    expect(faultOf(other)).toEqual(fault('unusable'));
});

test('what a newer server says is known to be unknown', () => {
  expect(sayIn(inSpanish as Language, { code: 'toString', values: {} })).toBeNull();
  const inner = { rule: 'GA-ANSWER', fault: { code: 'of_tomorrow', values: {} } };
  expect(sayIn(inSpanish as Language, { code: 'rule_of_pack', values: inner })).toBeNull();
});
