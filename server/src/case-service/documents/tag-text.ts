import type { FactValue } from '@writdesk/contract/documents/conditions';
import { type FactPath, formatsOf, tagFields } from '@writdesk/contract/documents/tag-fields';
import type { DocumentTag, TagFormat } from '@writdesk/contract/documents/template-values';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A fact in the words that a tag prints; empty for what nobody knows. */
export function tagText(
  path: FactPath,
  value: FactValue,
  { format, type }: Pick<DocumentTag, 'format' | 'type'>,
): string {
  if (value === null) return '';
  const fact = tagFields[path].type;
  const usual = formatsOf[fact][0] ?? 'PLAIN';
  const fitting = formatsOf[fact].includes(format) ? format : usual;
  if (Array.isArray(value)) return cased((value as readonly string[]).join(separator(type)), fitting);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (fact === 'MONEY') return money(Number(value), fitting);
  if (fact === 'DATE') return day(String(value), fitting);
  return cased(String(value), fitting);
}

/** Facts that are kept as codes: `PAY_OR_VACATE`. */
const codes: ReadonlySet<FactPath> = new Set([
  'case.reasons',
  'case.propertyCategory',
  'property.caresCovered',
  'tenant[1].military',
  'tenant[1].serviceMethod',
  'notice.type',
  'notice.toGive',
  'notice.method',
  'judgment.outcome',
  'writ.kind',
]);

/** What is printed of these only on paper. */
const sealed: ReadonlySet<FactPath> = new Set(['tenant[1].ssnLast4', 'tenant[1].dobYear']);

/** A fact as a sentence says it; empty for what nobody knows. */
export function factWords(path: FactPath, value: FactValue): string {
  if (sealed.has(path) && value !== null) return '••••';
  const words = tagText(path, value, { format: 'PLAIN', type: 'TEXT' });
  return codes.has(path) ? words.replaceAll('_', ' ').toLowerCase() : words.replaceAll('\n', ', ');
}

const separator = (type: DocumentTag['type']) => (type === 'LINES' ? '\n' : ', ');

/** Cents as a document prints them. */
export function money(cents: number, format: TagFormat = 'DOLLARS'): string {
  const text = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format === 'DOLLARS' ? `$${text}` : text;
}

/** `2026-06-01` as the format wants it; the boxes of a form often take its parts one by one. */
function day(date: string, format: TagFormat): string {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-');
  const name = months[Number(month) - 1] ?? '';
  switch (format) {
    case 'SHORT_DATE':
      return `${month}/${dayOfMonth}/${year}`;
    case 'MONTH':
      return name;
    case 'DAY':
      return String(Number(dayOfMonth));
    case 'ORDINAL_DAY':
      return ordinal(Number(dayOfMonth));
    case 'YEAR':
      return year;
    default:
      return `${name} ${Number(dayOfMonth)}, ${year}`;
  }
}

/** `1st`, `2nd`, `3rd`, `4th`, `11th`. */
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ordinal = (number: number): string => `${number}${endings[ordinals.select(number)] ?? 'th'}`;

function cased(text: string, format: TagFormat): string {
  switch (format) {
    case 'UPPER':
      return text.toUpperCase();
    case 'TITLE':
      return text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
    case 'LAST_4':
      return text.slice(-4);
    default:
      return text;
  }
}
