import { Select, type SelectProps } from 'antd';
import { labelIn, useChosen } from './use-chosen.tsx';

interface ChoiceSelectProps<T extends string> extends Pick<
  SelectProps<T>,
  'size' | 'className' | 'popupMatchSelectWidth'
> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** What a page shows, chosen next to its title: always one of a few. */
export function ChoiceSelect<T extends string>({ label, value, options, ...rest }: ChoiceSelectProps<T>) {
  const { chosen, ...described } = useChosen([labelIn(options, value)]);
  return (
    <>
      <Select<T> aria-label={label} value={value} options={options} {...rest} {...described} />
      {chosen}
    </>
  );
}
