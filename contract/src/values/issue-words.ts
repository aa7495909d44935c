import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];
type IssueOf<C extends RawIssue['code']> = Extract<RawIssue, { code: C }>;

/**
 * What a person reads where a shape has no words of its own: give it to a parse as its `error`.
 * The words never name the field: they stand beside its name, and under it on a screen.
 */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  if (isMissing(issue)) return 'This is required.';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? 'This can’t be used here.';
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return wrongFormat(issue);
    case 'invalid_value':
      return oneOf(issue.values);
    case 'not_multiple_of':
      return `Give a multiple of ${counted(issue.divisor)}.`;
    case 'unrecognized_keys':
      return 'There is no such field.';
    case 'invalid_union':
      return noneFits(issue);
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? 'This can’t be used here.';
    default:
      return 'This can’t be used here.';
  }
};

const kinds: Readonly<Record<string, string>> = {
  string: 'Give a text.',
  number: 'Give a number.',
  int: 'Give a whole number.',
  bigint: 'Give a whole number.',
  boolean: 'Give true or false.',
  date: 'Give a date.',
  array: 'Give a list.',
  tuple: 'Give a list.',
  object: 'Give an object with named fields.',
  record: 'Give an object with named fields.',
  null: 'Leave this empty.',
  never: 'Leave this out.',
};

/** Nothing was sent, or nothing was typed where something must be. */
function isMissing({ code, input, ...issue }: RawIssue): boolean {
  if (code === 'custom' || code === 'unrecognized_keys') return false;
  if (input === undefined || input === null) return true;
  return code === 'too_small' && input === '' && issue['minimum'] === 1;
}

function tooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): string {
  const most = counted(maximum);
  switch (origin) {
    case 'string':
      return exact ? `Give exactly ${most} characters.` : `Keep it to ${most} characters.`;
    case 'array':
    case 'set':
    case 'map':
      return exact ? `Give exactly ${most}.` : `Give ${most} at most.`;
    case 'date':
      return `Give a date no later than ${dayOf(maximum)}.`;
    case 'file':
      return `Give a file of at most ${most} bytes.`;
    default:
      return inclusive === false ? `Give a number below ${most}.` : `Give a number of at most ${most}.`;
  }
}

function tooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): string {
  const least = counted(minimum);
  switch (origin) {
    case 'string':
      return exact ? `Give exactly ${least} characters.` : `Give at least ${least} characters.`;
    case 'array':
    case 'set':
    case 'map':
      return exact ? `Give exactly ${least}.` : `Give at least ${least === '1' ? 'one' : least}.`;
    case 'date':
      return `Give a date no earlier than ${dayOf(minimum)}.`;
    case 'file':
      return `Give a file of at least ${least} bytes.`;
    default:
      return inclusive === false ? `Give a number above ${least}.` : `Give a number of at least ${least}.`;
  }
}

const formats: Readonly<Record<string, string>> = {
  email: 'Give an e-mail address such as name@example.com.',
  url: 'Give a web address such as https://example.com.',
  uuid: 'Give a valid id.',
  date: 'Give a date as YYYY-MM-DD.',
  time: 'Give a time as HH:MM.',
  datetime: 'Give a moment such as 2026-06-12T14:00:00Z.',
};

function wrongFormat(issue: IssueOf<'invalid_format'>): string {
  const { format } = issue;
  if (format === 'starts_with') return `Begin with “${String(issue['prefix'])}”.`;
  if (format === 'ends_with') return `End with “${String(issue['suffix'])}”.`;
  if (format === 'includes') return `This must contain “${String(issue['includes'])}”.`;
  return formats[format] ?? 'This isn’t written as it must be.';
}

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? `Give ${String(values[0])}.` : `Give one of: ${values.map(String).join(', ')}.`;

/** The words of the first shape that speaks of the value itself; what else could have been sent matters less. */
function noneFits({ errors, options }: IssueOf<'invalid_union'>): string {
  if (Array.isArray(options) && options.length) return oneOf(options);
  const own = errors.flat().find(({ path }) => path.length === 0);
  return own?.message ?? 'This can’t be used here.';
}

const counted = (number: number | bigint): string => number.toLocaleString('en-US');
const dayOf = (moment: number | bigint): string => new Date(Number(moment)).toISOString().slice(0, 10);
