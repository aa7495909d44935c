import type { FaultCode, FaultValue, FaultValues, Words } from './fault.ts';

/** A language: sentences by their codes, and the words that they name. */
export interface Language<C extends FaultCode = FaultCode, K extends keyof Words = keyof Words> {
  sentences: Readonly<Record<C, string>>;
  words: Pick<Words, K>;
}
/** What is known of a language at run time: no browser knows the codes of a newer server. */
interface Known {
  sentences: Readonly<Record<string, string>>;
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const places = /\{(\w+)(?:, (\w+))?(?:, ([^}|]*)\|([^}]*))?\}/g;

/** The sentence of a fault; null where the language doesn’t know it. A number reads as in the United States in each. */
export function sayIn(language: Known, { code, values }: Said): string | null {
  const sentence = Object.hasOwn(language.sentences, code) ? language.sentences[code] : undefined;
  if (sentence === undefined) return null;
  let isKnown = true;
  const text = sentence.replaceAll(
    places,
    (_, name: string, kind: string | undefined, one = '', other = '') => {
      const value = (values[name] ?? '') as FaultValue;
      const words =
        kind === 'plural'
          ? pluralOf(Number(value), one as string, other as string)
          : written(kind, value, language);
      isKnown &&= words !== null;
      return words ?? '';
    },
  );
  return isKnown ? text : null;
}

/** A code with its values, of whichever version. */
interface Said {
  code: string;
  values: Readonly<Record<string, unknown>>;
}

function written(kind: string | undefined, value: FaultValue, language: Known): string | null {
  if (typeof value === 'object') return 'code' in value ? sayIn(language, value) : value.join(', ');
  if (kind === 'number') return counted(value);
  if (kind === 'money') return `$${counted(Number(value) / 100, CENTS)}`;
  return language.words[kind ?? '']?.[value] ?? String(value);
}

const pluralOf = (count: number, one: string, other: string): string =>
  count === 1 ? one : other.replace('#', counted(count));

const WHOLE = new Intl.NumberFormat('en-US');
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
const counted = (value: string | number, format = WHOLE): string => format.format(Number(value));

/** A message that `issue` wrote, read back; null for any other. */
export function readIssue(message: string): { code: string; values: FaultValues } | null {
  const [, code, values = '{}'] = /^([a-z_]+)(?: (\{.*\}))?$/s.exec(message) ?? [];
  return code === undefined ? null : { code, values: JSON.parse(values) as FaultValues };
}
