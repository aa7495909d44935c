import { SelectInput } from './inputs.tsx';
import type { Field } from './use-form.ts';

interface OneOfProps<T extends string> extends Field<T> {
  of: readonly T[];
  /** What each of them is called. */
  say: (value: T) => string;
}

/** A choice out of a list of codes, one of which is always chosen. */
export function OneOf<T extends string>({ of, say, onChange, ...field }: OneOfProps<T>) {
  return (
    <SelectInput<T>
      {...field}
      options={of.map((value) => ({ value, label: say(value) }))}
      onChange={(value) => value && onChange(value)}
    />
  );
}
