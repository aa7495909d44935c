import { ownKeys } from '@writdesk/contract/values/records';
import type { LawRow, PackRow } from '@writdesk/contract/rule-packs/rule-packs';

/** A deadline as its form has it: every field a text, the rare ones together as JSON. */
export interface RowValues {
  id: string;
  label: string;
  event: string | null;
  from: string | null;
  n: string;
  to: string;
  mode: string | null;
  direction: string | null;
  rollLast: string | null;
  answer: string | null;
  governedBy: string[];
  stages: string[];
  methods: string[];
  county: string;
  courthouse: string;
  value: string;
  note: string;
  cite: string;
  source: string;
  confidence: string | null;
  effectiveFrom: string | null;
  effectiveTo: string | null;
  notes: string;
  more: string;
}

const ofDeadline = [
  'label',
  'event',
  'from',
  'n',
  'to',
  'mode',
  'direction',
  'rollLast',
  'answer',
  'governedBy',
  'county',
  'courthouse',
  'notes',
] as const;
const ofAll = ['id', 'label', 'cite', 'source', 'confidence', 'effectiveFrom', 'effectiveTo'] as const;
const fieldsOf = {
  DEADLINE: [...ofAll, ...ofDeadline],
  NOTICE: [...ofAll, 'note'],
  FIGURE: [...ofAll, 'value', 'county'],
  PAYMENT: [...ofAll, 'stages', 'answer', 'note'],
  SERVICE: [...ofAll, 'methods', 'note'],
} as const;

/** Whether a kind of row has a field of its own in the form. */
export function hasField(kind: LawRow['kind'], field: keyof RowValues): boolean {
  return (fieldsOf[kind] as readonly string[]).includes(field);
}

/** @returns the form's values of a row; of a new one the usual. */
export function valuesOf(kind: LawRow['kind'], row: LawRow['row'] | null, state: string): RowValues {
  const known: Record<string, unknown> = { ...row };
  const text = (name: string) => {
    const value = known[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const choice = (name: string, usual: string | null = null) => text(name) || usual;
  const list = (name: string, usual: string[]) =>
    Array.isArray(known[name]) ? (known[name] as string[]) : usual;
  const rest = Object.entries(known).filter(
    ([name, value]) =>
      !hasField(kind, name as keyof RowValues) && !name.startsWith('verified') && value !== undefined,
  );
  return {
    id: row ? row.id : `${state}-`,
    label: text('label'),
    event: choice('event'),
    from: choice('from'),
    n: text('n'),
    to: text('to'),
    mode: choice('mode', 'CALENDAR'),
    direction: choice('direction', 'AFTER'),
    rollLast: choice('rollLast', 'FORWARD'),
    answer: choice('answer', kind === 'PAYMENT' ? 'REFUSE' : 'LAST_DAY'),
    governedBy: list('governedBy', ['servedOn']),
    stages: list('stages', []),
    // A notice has its ways among the rare fields.
    methods: hasField(kind, 'methods') ? list('methods', []) : [],
    county: text('county'),
    courthouse: text('courthouse'),
    value: text('value'),
    note: text('note'),
    cite: text('cite'),
    source: text('source'),
    confidence: choice('confidence', 'S'),
    effectiveFrom: choice('effectiveFrom'),
    effectiveTo: choice('effectiveTo'),
    notes: list('notes', []).join('\n'),
    more: rest.length ? JSON.stringify(Object.fromEntries(rest), null, 2) : '',
  };
}

type RowOf = Pick<PackRow, 'kind' | 'row'>;

/** @returns the fields of a row that read otherwise now, with what they say. */
export function changedFields(was: RowOf, now: RowOf, state: string) {
  const [before, after] = [was, now].map(({ kind, row }) => valuesOf(kind, row, state));
  const text = (values: RowValues | undefined, name: keyof RowValues) => String(values?.[name] ?? '');
  return ownKeys(before ?? {})
    .filter((name) => text(before, name) !== text(after, name))
    .map((name) => ({ name, value: text(after, name) }));
}

type Fault = 'giveNumber' | 'moreUnread';

/** @returns the row as it is sent, or the fields that can't be read. */
export function rowOf(
  kind: LawRow['kind'],
  values: RowValues,
): { row: Record<string, unknown> } | { faults: Partial<Record<keyof RowValues, Fault>> } {
  const more = readMore(values.more);
  const faults: Partial<Record<keyof RowValues, Fault>> = {};
  if (more === null) faults.more = 'moreUnread';
  for (const name of ['n', 'to'] as const) {
    if (hasField(kind, name) && !/^\d*$/.test(values[name].trim())) faults[name] = 'giveNumber';
  }
  if (more === null || Object.keys(faults).length > 0) return { faults };
  const own = Object.entries(values)
    .filter(([name]) => name !== 'more' && hasField(kind, name as keyof RowValues))
    .map(([name, value]) => [name, sent(name, value)] as const)
    .filter(([, value]) => value !== undefined);
  return { row: { ...more, ...Object.fromEntries(own) } };
}

/** An empty number of days says that the law sets none; every other empty field is left out. */
function sent(name: string, value: string | string[] | null): unknown {
  if (name === 'notes' && typeof value === 'string') {
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  }
  if (Array.isArray(value)) return value;
  const text = value?.trim() ?? '';
  if (name === 'n') return text === '' ? null : Number(text);
  if (text === '') return undefined;
  return name === 'to' ? Number(text) : text;
}

function readMore(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {};
  try {
    const read: unknown = JSON.parse(text);
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
    return isObject ? { ...read } : null;
  } catch {
    return null;
  }
}
