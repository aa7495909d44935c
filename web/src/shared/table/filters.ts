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
      };
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
