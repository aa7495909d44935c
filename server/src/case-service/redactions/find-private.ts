import type { RedactionKind } from '@writdesk/contract/documents/redaction-values';

/** What the case knows of its people that doesn't belong in a court's file. */
export interface PrivateFacts {
  /** Nine digits each. */
  ssns: readonly string[];
  /** `YYYY-MM-DD`. */
  birthDates: readonly string[];
  minors: readonly { firstName: string; middleName: string | null; lastName: string }[];
}

/** Characters of a text, from the first through the one before `to`. */
export interface Finding {
  from: number;
  to: number;
  kind: RedactionKind;
  label: string | null;
}

const months = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
] as const;
const short = (name: string) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`;
const anyMonth = months.flat().map(short).join('|');
const DASH = '[-–—.\\s]?';
const anyDate = [
  '\\d{1,2}[-/.]\\d{1,2}[-/.](?:\\d{4}|\\d{2})',
  '\\d{4}-\\d{2}-\\d{2}',
  `(?:${anyMonth})\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}`,
  `\\d{1,2}\\s+(?:de\\s+)?(?:${anyMonth})\\s+(?:de\\s+|del\\s+)?\\d{4}`,
].join('|');
const ssnName = 'ssn|s\\.s\\.n\\.|social\\s+security(?:\\s+(?:number|no\\.?|#))?|seguro\\s+social';
const birthName =
  'date\\s+of\\s+birth|birth\\s*date|d\\.?o\\.?b\\.?|born(?:\\s+on)?|fecha\\s+de\\s+nacimiento|nacid[oa](?:\\s+el)?';
const accountName =
  '(?:account|acct\\.?|routing|card|cuenta|tarjeta)(?:\\s+(?:number|no\\.?|num\\.?|n[úu]m(?:ero|\\.)?|ending))?';

/** What in a text looks private whoever it belongs to: each pattern's first group where it has one, else all of it. */
const patterns: readonly { kind: RedactionKind; pattern: RegExp; fits?: (found: string) => boolean }[] = [
  { kind: 'SSN', pattern: /(?<![\d-])\d{3}[-–]\d{2}[-–]\d{4}(?![\d-])/dgu },
  {
    kind: 'SSN',
    pattern: new RegExp(`(?:${ssnName})\\P{N}{0,20}?(\\d{3}${DASH}\\d{2}${DASH}\\d{4})(?!\\d)`, 'dgiu'),
  },
  {
    kind: 'BIRTH_DATE',
    pattern: new RegExp(`(?<!\\p{L})(?:${birthName})[^\\p{L}\\p{N}]{0,12}(${anyDate})`, 'dgiu'),
  },
  {
    kind: 'ACCOUNT',
    pattern: new RegExp(`(?<!\\p{L})${accountName}[^\\p{L}\\p{N}]{0,8}(\\d(?:[- ]?\\d){5,18})`, 'dgiu'),
  },
  {
    kind: 'ACCOUNT',
    pattern: /(?<![\d-])\d{4}(?:[- ]?\d{4}){2}[- ]?\d{1,7}(?![\d-])/dgu,
    fits: isCardNumber,
  },
];

/** Finds what is private in a text: what the case knows, however it is written, and what the words around it say that it is. */
export function findPrivate(text: string, facts: PrivateFacts): Finding[] {
  const found = [
    ...facts.ssns.flatMap((ssn) => all(text, ssnPattern(ssn), 'SSN')),
    ...facts.birthDates.flatMap((day) => all(text, dayPattern(day), 'BIRTH_DATE')),
    ...facts.minors.flatMap((child) => all(text, namePattern(child), 'MINOR', initialsOf(child))),
    ...patterns.flatMap(({ kind, pattern, fits = () => true }) =>
      all(text, pattern, kind).filter(({ from, to }) => fits(text.slice(from, to))),
    ),
  ].toSorted((a, b) => a.from - b.from || b.to - a.to);
  // Of two that say the same place the longer one stands.
  return found.filter(
    (one, index) => !found.some((other, at) => at < index && other.from <= one.from && other.to >= one.to),
  );
}

function all(
  text: string,
  pattern: RegExp | null,
  kind: RedactionKind,
  label: string | null = null,
): Finding[] {
  if (!pattern) return [];
  return Array.from(text.matchAll(pattern), ({ indices }) => {
    const [from, to] = indices?.[1] ?? indices?.[0] ?? [0, 0];
    return { from, to, kind, label };
  });
}

function ssnPattern(ssn: string): RegExp | null {
  const parts = /^(\d{3})(\d{2})(\d{4})$/.exec(ssn);
  return parts && new RegExp(`(?<!\\d)${parts.slice(1).join(DASH)}(?!\\d)`, 'dgu');
}

/** A day as people write it: with its month as a number in either language's order of the year, or by name. */
function dayPattern(day: string): RegExp | null {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const names = months[Number(month) - 1];
  if (!names) return null;
  const [m, d] = [Number(month), Number(date)];
  const years = `(?:${year}|${year.slice(2)})`;
  const named = names.map(short).join('|');
  const forms = [
    day,
    `0?${m}[-/.]0?${d}[-/.]${years}`,
    `0?${d}[-/.]0?${m}[-/.]${years}`,
    `(?:${named})\\s+0?${d}(?:st|nd|rd|th)?,?\\s+${year}`,
    `0?${d}\\s+(?:de\\s+)?(?:${named})\\s+(?:de\\s+|del\\s+)?${year}`,
  ];
  return new RegExp(`(?<!\\d)(?:${forms.join('|')})(?!\\d)`, 'dgiu');
}

/** A child's name in full, in either order; the first name alone names the child as well. */
function namePattern({ firstName, middleName, lastName }: PrivateFacts['minors'][number]): RegExp | null {
  const [first, last] = [firstName, lastName].map(asPattern);
  if (!first) return null;
  const middle = middleName
    ? `(?:\\s+${asPattern(middleName)}|\\s+${escaped(middleName.slice(0, 1))}\\.?)?`
    : '';
  const forms = last ? [`${last},\\s*${first}${middle}`, `${first}${middle}\\s+${last}`] : [];
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...forms, first].join('|')})(?![\\p{L}\\p{N}])`, 'dgiu');
}

const asPattern = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => escaped(word))
    .join('\\s+');

const initialsOf = ({ firstName, middleName, lastName }: PrivateFacts['minors'][number]) =>
  [firstName, middleName, lastName]
    .flatMap((name) => (name?.trim() ? [`${[...name.trim()][0]?.toUpperCase()}.`] : []))
    .join('');

/** The digits of a payment card add up in a way that few other numbers do (Luhn). */
function isCardNumber(found: string): boolean {
  const digits = found.replaceAll(/\D/g, '');
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const escaped = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
