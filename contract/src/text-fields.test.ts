import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { allRoutes } from './index.ts';
import { isOverLines } from './values/text.ts';

interface Field {
  at: string;
  /** All of it, with what may be left out and what becomes of it. */
  schema: z.core.$ZodTypes;
  /** What is given, beneath that. */
  given: z.core.$ZodTypes;
}

/** What a schema takes, without what may be left out, defaults, and what is made of it afterwards. */
function givenTo(schema: z.core.$ZodTypes): z.core.$ZodTypes {
  const { def } = schema._zod;
  if ('innerType' in def) return givenTo(def.innerType as z.core.$ZodTypes);
  return def.type === 'pipe' ? givenTo(def.in as z.core.$ZodTypes) : schema;
}

/** Every field that takes a text, as far as the contract names it; what is `unknown` is covered by another route. */
function textsIn(schema: z.core.$ZodTypes, at: string): Field[] {
  const given = givenTo(schema);
  const { def } = given._zod;
  const inside = (inner: z.core.$ZodType, step: string) => textsIn(inner as z.core.$ZodTypes, at + step);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, inner]) => inside(inner, `.${name}`));
    case 'array':
      return inside(def.element, '[]');
    case 'record':
      return inside(def.valueType, '{}');
    case 'union':
      return def.options.flatMap((option) => inside(option, ''));
    case 'intersection':
      return [...inside(def.left, ''), ...inside(def.right, '')];
    case 'string':
      return [{ at, schema, given }];
    default:
      // A container that this walk doesn't know would hide its fields.
      if (!scalars.has(def.type)) throw new Error(`${at}: what is in a ${def.type}?`);
      return [];
  }
}

const scalars = new Set(['number', 'int', 'boolean', 'enum', 'literal', 'null', 'date', 'unknown']);

const texts = allRoutes.flatMap(({ name, route }) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    route[part] ? textsIn(route[part] as z.core.$ZodTypes, `${name} ${part}`) : [],
  ),
);
const takes = ({ schema }: Field, text: string) => (schema as unknown as z.ZodType).safeParse(text).success;
const [long, short] = [true, false].map((over) =>
  texts.filter(({ given }) => isOverLines(given as unknown as z.ZodType) === over),
) as [Field[], Field[]];
const WORDS = 'Two different words';

describe('every text of every call', () => {
  test('is known to this test', () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(long.length).toBeGreaterThan(40);
    expect(long.map(({ at }) => at)).toContain('cases.dismissCase body.comment');
    expect(short.map(({ at }) => at)).toContain('cases.create body.tenants[].lastName');
    expect(short.filter((field) => takes(field, 'Smith')).length).toBeGreaterThan(100);
    expect(short.filter((field) => takes(field, 'علی\u200Cرضا')).length).toBeGreaterThan(50);
  });

  test.each([
    ['a carriage return and a new line', `a\r\nb`],
    ['a new line', `a\nb`],
    ['a line separator', `a\u2028b`],
    ['a tabulator', 'a\tb'],
    ['an escape', 'a\u001Bb'],
    ['a character of the second set of controls', 'a\u0085b'],
    ['an override of the direction', 'a\u202Eb'],
    ['an isolate of the direction', 'a\u2066b'],
    ['a space of no width', 'a\u200Bb'],
    ['a joiner between Latin letters', 'a\u200Db'],
    ['a non-joiner at the end of a word', 'سلام\u200C here'],
    ['a joiner of words', 'a\u2060b'],
    ['a mark of the byte order', 'a\uFEFFb'],
    ['a hyphen that isn’t seen', 'a\u00ADb'],
    ['a tag', 'a\u{E0041}b'],
    ['a mark of the direction', 'a\u200Fb'],
    ['a letter that is blank', 'a\u3164b'],
  ])('goes over several lines by declaration, or refuses %s', (_, text) => {
    expect(short.filter((field) => takes(field, text)).map(({ at }) => at)).toEqual([]);
  });

  test.each(['\u0000', '\u0007', '\u001B', '\u009F'])(
    'that goes over several lines refuses control %j',
    (control) => {
      const isPassword = ({ at }: Field) => /[pP]assword$/.test(at);
      const wanted = long.filter((field) => !isPassword(field));
      expect(
        wanted.filter((field) => !takes(field, `${WORDS}.\r\n\tAnd a third.`)).map(({ at }) => at),
      ).toEqual([]);
      expect(wanted.filter((field) => takes(field, `${WORDS}${control}.`)).map(({ at }) => at)).toEqual([]);
    },
  );
});
