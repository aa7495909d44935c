import { z } from 'zod';
import { oneLine } from '../values/text.ts';

/** What a row of a condition asks of a fact. */
export const conditionTests = ['IS', 'IS_NOT', 'IS_KNOWN', 'IS_UNKNOWN', 'OVER', 'UNDER', 'HAS'] as const;

const row = z.object({
  /** A fact, as `tag-fields` has it. */
  path: oneLine(80).min(1),
  test: z.enum(conditionTests),
  /** What it is compared with; empty where the test needs nothing. */
  value: oneLine(200).default(''),
});
export type ConditionRow = z.output<typeof row>;

/** Rows of which all hold, or at least one. */
export const conditionShape = z.object({ match: z.enum(['ALL', 'ANY']), rows: z.array(row).min(1).max(20) });
export type Condition = z.output<typeof conditionShape>;

/** A fact as documents know it: a list is several texts. */
export type FactValue = string | number | boolean | readonly string[] | null;
export type FactValues = Readonly<Record<string, FactValue | undefined>>;

/** Whether a condition holds for the facts of a case; no condition always does. */
export function conditionHolds(condition: Condition | null, facts: FactValues): boolean {
  if (condition === null) return true;
  const holds = (one: ConditionRow) => rowHolds(one, facts[one.path] ?? null);
  return condition.match === 'ALL' ? condition.rows.every(holds) : condition.rows.some(holds);
}

/** The facts that a condition asks about, each once. */
export const pathsOf = (condition: Condition | null): string[] => [
  ...new Set((condition?.rows ?? []).map(({ path }) => path)),
];

/** Whether a fact says anything. */
export const isKnown = (value: FactValue | undefined): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

function rowHolds({ test, value }: ConditionRow, fact: FactValue): boolean {
  switch (test) {
    case 'IS_KNOWN':
      return isKnown(fact);
    case 'IS_UNKNOWN':
      return !isKnown(fact);
    case 'IS':
      return isSame(fact, value);
    case 'IS_NOT':
      return !isSame(fact, value);
    case 'HAS':
      return texts(fact).some((text) => text.toLowerCase().includes(value.toLowerCase()));
    case 'OVER':
      return isKnown(fact) && compared(fact, value) > 0;
    case 'UNDER':
      return isKnown(fact) && compared(fact, value) < 0;
  }
}

const texts = (fact: FactValue): string[] =>
  Array.isArray(fact) ? [...(fact as readonly string[])] : fact === null ? [] : [String(fact)];

/** A list is what it names where it names that alone. */
function isSame(fact: FactValue, value: string): boolean {
  const [only, ...more] = texts(fact);
  return more.length === 0 && (only ?? '').toLowerCase() === value.toLowerCase();
}

/** Days compare as texts, everything else as numbers; what is neither is never over nor under. */
function compared(fact: FactValue, value: string): number {
  const text = texts(fact).join('');
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return text < value ? -1 : text > value ? 1 : 0;
  const difference = Number(text) - Number(value);
  return Number.isNaN(difference) ? 0 : difference;
}
