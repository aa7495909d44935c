import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../index.ts';
import { idFilter, listQuery } from '../values/paging.ts';
import { shapes } from './en/shapes.ts';
import { issue } from './fault.ts';
import { faultOf, say } from './in-english.ts';
import { issueCodes } from './issue-codes.ts';
import { readIssue } from './say.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueCodes }).error?.issues.map(({ message }) => say(faultOf(message)));

const day = new Date('2026-06-12T00:00:00Z');

describe('what a person reads', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['nothing sent', z.string(), undefined, 'This is required.'],
    ['null sent', z.number(), null, 'This is required.'],
    ['nothing typed', z.string().min(1), '', 'This is required.'],
    ['nothing chosen', z.enum(['a', 'b']), undefined, 'This is required.'],
    ['no variant named', z.union([z.string(), z.number()]), undefined, 'This is required.'],
    ['a number for a text', z.string(), 5, 'Enter a text.'],
    ['a text for a number', z.coerce.number(), 'abc', 'Enter a number.'],
    ['a text for a whole number', z.int(), 'abc', 'Enter a number.'],
    ['a part of a number', z.int(), 1.5, 'Enter a whole number.'],
    ['a text for yes or no', z.boolean(), 'yes', 'Enter true or false.'],
    ['a text for a moment', z.date(), 'today', 'Enter a date.'],
    ['a text for a list', z.array(z.string()), 'a', 'Enter a list.'],
    ['a text for an object', z.object({}), 'a', 'Enter an object with named fields.'],
    ['a list for a record', z.record(z.string(), z.string()), [], 'Enter an object with named fields.'],
    ['a number too big', z.number().max(1_000_000), 1e9, 'Enter a number of at most 1,000,000.'],
    ['a number at the end', z.number().lt(10), 10, 'Enter a number below 10.'],
    ['a number too small', z.number().min(-5), -6, 'Enter a number of at least -5.'],
    ['a number at the start', z.number().gt(0), 0, 'Enter a number above 0.'],
    ['an odd amount', z.number().multipleOf(5), 7, 'Enter a multiple of 5.'],
    ['a text too long', z.string().max(5_000), 'x'.repeat(5_001), 'Keep it to 5,000 characters.'],
    ['a text too short', z.string().min(3), 'ab', 'Enter at least 3 characters.'],
    ['a text not as long as it must be', z.string().length(9), '12', 'Enter exactly 9 characters.'],
    ['a list too long', z.array(z.number()).max(2), [1, 2, 3], 'Enter 2 at most.'],
    ['an empty list', z.array(z.number()).min(1), [], 'Enter at least one.'],
    ['a list too short', z.array(z.number()).min(2), [1], 'Enter at least 2.'],
    ['a day too late', z.date().max(day), new Date('2027-01-01'), 'Enter a date no later than 2026-06-12.'],
    [
      'a day too early',
      z.date().min(day),
      new Date('2025-01-01'),
      'Enter a date no earlier than 2026-06-12.',
    ],
    ['no email address', z.email(), 'wanda', 'Enter an email address such as name@example.com.'],
    ['no web address', z.url(), 'wanda', 'Enter a web address such as https://example.com.'],
    ['no id', z.uuid(), '7', 'Enter a valid id.'],
    ['no day', z.iso.date(), '12.06.2026', 'Enter a date as YYYY-MM-DD.'],
    ['no time', z.iso.time(), 'noon', 'Enter a time as HH:MM.'],
    ['no moment', z.iso.datetime(), 'noon', 'Enter a moment such as 2026-06-12T14:00:00Z.'],
    ['a pattern missed', z.string().regex(/^a+$/), 'b', 'This doesn’t have the expected format.'],
    ['another beginning', z.string().startsWith('D-'), 'b', 'Begin with “D-”.'],
    ['another end', z.string().endsWith('.pdf'), 'b', 'End with “.pdf”.'],
    ['a part missing', z.string().includes('@'), 'b', 'This must contain “@”.'],
    ['none of the choices', z.enum(['READ', 'UNREAD']), 'SEEN', 'Enter one of: READ, UNREAD.'],
    ['not the only choice', z.literal('READ'), 'SEEN', 'Enter READ.'],
    ['a field that nobody knows', z.strictObject({}), { a: 1 }, 'There is no such field.'],
    ['a field too many', z.object({ a: z.never() }), { a: 1 }, 'Leave this out.'],
    ['none of several shapes', z.union([z.uuid(), z.literal('all')]), 'x', 'Enter a valid id.'],
    [
      'no known variant',
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('A') }),
        z.object({ kind: z.literal('B'), b: z.string() }),
      ]),
      { kind: 'C' },
      'Enter one of: A, B.',
    ],
    [
      'a key that can’t be',
      z.record(z.enum(['a']), z.string()),
      { b: 'x', a: 'y' },
      'There is no such field.',
    ],
    ['a rule without words', z.string().refine(() => false), 'x', 'This can’t be used here.'],
    ['a page beyond all', listQuery({}), { page: '99999999999' }, 'Enter a number of at most 100,000.'],
    ['a page that is none', listQuery({}), { page: 'x' }, 'Enter a number.'],
    ['no page at all', listQuery({}), { size: '0' }, 'Enter a number of at least 1.'],
    ['a filter by no id', idFilter, 'x', 'Enter a valid id.'],
  ])('%s', (_, schema, value, message) => {
    expect(said(schema, value)).toEqual([message]);
  });

  test('a shape’s own code goes first', () => {
    const city = issue('missing', { what: 'city' });
    expect(said(z.string(city).min(1, city), '')).toEqual(['Enter the city.']);
    expect(said(z.string(city), undefined)).toEqual(['Enter the city.']);
  });
});

/** Values that hardly any field takes. */
const nonsense = [undefined, null, '', 'x'.repeat(20_000), -1e300, 1e300, true, [], [{}], {}, { a: 1 }];

test('every route answers in codes that shapes say', () => {
  const codes = new Set<string>();
  for (const { route } of allRoutes) {
    for (const shape of [route.params, route.query, route.body]) {
      if (!shape) continue;
      const fields = 'shape' in shape ? Object.keys(shape.shape as object) : [];
      const whole = nonsense.map((value) => Object.fromEntries(fields.map((field) => [field, value])));
      for (const value of [...nonsense, ...whole])
        for (const { message } of shape.safeParse(value, { error: issueCodes }).error?.issues ?? [])
          codes.add(readIssue(message)?.code ?? message);
    }
  }
  expect(codes.size).toBeGreaterThan(30);
  expect([...codes].filter((code) => !Object.hasOwn(shapes, code))).toEqual([]);
});
