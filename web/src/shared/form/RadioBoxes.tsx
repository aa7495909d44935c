import type { CSSProperties, ReactNode } from 'react';
import type { Field } from './use-form.ts';

interface RadioBoxesProps<T extends string> extends Omit<Field<T | null | ''>, 'onChange'> {
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  columns?: 1 | 2 | 3;
}

/** Up to six choices, each a box with a radio; stands in a `<Question group>`. */
export function RadioBoxes<T extends string>({
  id,
  value,
  onChange,
  options,
  columns = 1,
}: RadioBoxesProps<T>) {
  return (
    <div className="radio-boxes" style={{ '--columns': columns } as CSSProperties}>
      {options.map((option) => (
        <label key={option.value} className={option.value === value ? 'radio-box on' : 'radio-box'}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
