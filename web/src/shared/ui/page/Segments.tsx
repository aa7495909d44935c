import { useId, type ReactNode } from 'react';
import './segments.css';

interface SegmentsProps<T extends string> {
  label: string;
  /** The label is shown above; else only read out. */
  labeled?: boolean;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode }[];
  /** Takes the whole width. */
  block?: boolean;
}

/** Two to four choices side by side, one of them on: "Mine, My team, Whole firm". */
export function Segments<T extends string>({
  label,
  labeled = false,
  value,
  onChange,
  options,
  block,
}: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={block ? 'segments block' : 'segments'}>
      <legend className={labeled ? 'segments-label' : 'visually-hidden'}>{label}</legend>
      <div className="segments-track">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
