import type { z } from 'zod';
import { issue as said } from './fault.ts';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];
type IssueOf<C extends RawIssue['code']> = Extract<RawIssue, { code: C }>;

/** The codes of what a shape refuses without a code of its own: give it to a parse as its `error`. */
export const issueCodes: z.core.$ZodErrorMap = (issue) => {
  if (isMissing(issue)) return said('required');
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? said('unusable');
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return wrongFormat(issue);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'not_multiple_of':
      return said('multiple_of', { step: Number(issue.divisor) });
    case 'unrecognized_keys':
      return said('unknown_field');
    case 'invalid_union':
      return noneFits(issue);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? said('unusable');
    default:
      return said('unusable');
  }
};

const kinds: Readonly<Record<string, string>> = {
  string: said('text_wanted'),
  number: said('number_wanted'),
  int: said('integer_wanted'),
  bigint: said('integer_wanted'),
  boolean: said('boolean_wanted'),
  date: said('date_wanted'),
  array: said('list_wanted'),
  tuple: said('list_wanted'),
  object: said('object_wanted'),
  record: said('object_wanted'),
  null: said('leave_empty'),
  never: said('leave_out'),
};

/** Nothing was sent, or nothing was typed where something must be. */
function isMissing({ code, input, ...issue }: RawIssue): boolean {
  if (code === 'custom' || code === 'unrecognized_keys') return false;
  if (input === undefined || input === null) return true;
  return code === 'too_small' && input === '' && issue['minimum'] === 1;
}

function tooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): string {
  const max = Number(maximum);
  switch (origin) {
    case 'string':
      return exact ? said('text_length', { length: max }) : said('text_too_long', { max });
    case 'array':
    case 'set':
    case 'map':
      return exact ? said('items_exactly', { count: max }) : said('items_at_most', { max });
    case 'date':
      return said('date_at_most', { max: dayOf(max) });
    case 'file':
      return said('bytes_at_most', { max });
    default:
      return inclusive === false ? said('number_below', { max }) : said('number_at_most', { max });
  }
}

function tooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): string {
  const min = Number(minimum);
  switch (origin) {
    case 'string':
      return exact ? said('text_length', { length: min }) : said('text_too_short', { min });
    case 'array':
    case 'set':
    case 'map':
      return exact ? said('items_exactly', { count: min }) : said('items_at_least', { min });
    case 'date':
      return said('date_at_least', { min: dayOf(min) });
    case 'file':
      return said('bytes_at_least', { min });
    default:
      return inclusive === false ? said('number_above', { min }) : said('number_at_least', { min });
  }
}

const formats: Readonly<Record<string, string>> = {
  email: said('email_format'),
  url: said('url_format'),
  uuid: said('id_wanted'),
  date: said('day_format'),
  time: said('time_format'),
  datetime: said('moment_format'),
};

function wrongFormat(issue: IssueOf<'invalid_format'>): string {
  const { format } = issue;
  if (format === 'starts_with') return said('begins_with', { text: String(issue['prefix']) });
  if (format === 'ends_with') return said('ends_with', { text: String(issue['suffix']) });
  if (format === 'includes') return said('contains', { text: String(issue['includes']) });
  return formats[format] ?? said('wrong_format');
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1
    ? said('exactly', { value: String(values[0]) })
    : said('one_of', { choices: values.map(String) });

/** What the first shape says of the value itself; what else could have been sent matters less. */
function noneFits({ errors, options }: IssueOf<'invalid_union'>): string {
  if (Array.isArray(options) && options.length) return oneOf(options);
  const own = errors.flat().find(({ path }) => path.length === 0);
  return own?.message ?? said('unusable');
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
