import type { ListAddress, ListSearch } from './use-list-search.ts';

/** One filter of a list, as its chip and its menu show it. */
export interface Filter {
  key: string;
  /** "County". */
  name: string;
  /** What is chosen, in words; '' when the filter does nothing. */
  valueLabel: string;
  clear: () => void;
  /** How it is changed: a list of choices, or a field of one's own. */
  edit:
    | {
        kind: 'choice';
        options: readonly { value: string; label: string }[];
        values: readonly string[];
        set: (values: readonly string[]) => void;
        multiple?: boolean;
      }
    | {
        kind: 'days';
        from: string | null;
        to: string | null;
        set: (from: string | null, to: string | null) => void;
      }
    | { kind: 'day'; day: string | null; set: (day: string | null) => void };
}

export function activeFilters(filters: readonly Filter[]): Filter[] {
  return filters.filter(({ valueLabel }) => valueLabel !== '');
}

/**
 * A filter whose value stands in the address as `all`, one value, or several separated by commas.
 * @param value as in the address. @param set takes the new address value.
 */
export function choiceFilter(options: {
  key: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  set: (value: string) => void;
  multiple?: boolean;
}): Filter {
  const values = options.value === 'all' || options.value === '' ? [] : options.value.split(',');
  const labels = values.map(
    (value) => options.options.find((option) => option.value === value)?.label ?? value,
  );
  return {
    key: options.key,
    name: options.name,
    valueLabel:
      labels.length > 3 ? `${labels.slice(0, 2).join(', ')} +${labels.length - 2}` : labels.join(', '),
    clear: () => options.set('all'),
    edit: {
      kind: 'choice',
      options: options.options,
      values,
      multiple: options.multiple ?? true,
      set: (next) => options.set(next.length === 0 ? 'all' : next.join(',')),
    },
  };
}

/** A single day that stands in the address as it is; '' is none. @param wordOf says a day on the chip. */
export function dayChoiceOf<S extends ListSearch>(
  list: ListAddress<S>,
  field: TextField<S>,
  { name, wordOf }: { name: string; wordOf: (day: string) => string },
): Filter {
  const day = String(list.search[field]);
  const set = (next: string | null) => list.set({ [field]: next ?? '' } as Partial<S>);
  return {
    key: field,
    name,
    valueLabel: day && wordOf(day),
    clear: () => set(null),
    edit: { kind: 'day', day: day || null, set },
  };
}

interface Option<V extends string = string> {
  value: V;
  label: string;
}

/** The fields of an address that are texts: a choice stands in one. */
type TextField<S> = { [F in keyof S]: S[F] extends string ? F : never }[keyof S] & string;

/** A choice that stands in the list's address under `field`. */
export function choiceOf<S extends ListSearch>(
  list: ListAddress<S>,
  field: TextField<S>,
  asked: { name: string; options: readonly Option[]; multiple?: boolean },
): Filter {
  const value = String(list.search[field]);
  return choiceFilter({
    key: field,
    value,
    set: (next) => list.set({ [field]: next } as Partial<S>),
    ...asked,
  });
}

/** Options in their order, each with its word. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  wordOf: (value: V) => string,
): readonly Option<V>[] => values.map((value) => ({ value, label: wordOf(value) }));

/** Records as options; none while they load. */
export const namedOptions = (
  records: readonly { id: string; name: string }[] | undefined,
): readonly Option[] => (records ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** The two answers of a filter that asks whether something is so. */
export const yesNoOptions = (yes: string, no: string): readonly Option[] => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];
