import { Checkbox, Input, Select, type SelectProps } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import { useQuestionAria } from './Question.tsx';
import { clearing } from './clearing.tsx';
import { searchIcon } from './search-icon.tsx';
import { labelIn, useChosen } from './use-chosen.tsx';
import type { Field } from './use-form.ts';

export type Size = 'small' | 'middle' | 'large';

interface TextInputProps extends Omit<Field<string>, 'value'> {
  value: string | null;
  size?: Size;
  /** More than one line. */
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  maxLength?: number;
  onBlur?: () => void;
}

export function TextInput({ error, value, onChange, size = 'large', rows, ...rest }: TextInputProps) {
  const aria = useQuestionAria();
  const shared = {
    ...rest,
    ...aria,
    value: value ?? '',
    size,
    status: error ? ('error' as const) : ('' as const),
  };
  if (rows)
    return <Input.TextArea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />;
  return <Input {...shared} onChange={(event) => onChange(event.target.value)} />;
}

export interface SelectOption<T extends string> {
  value: T;
  label: string;
  /** A second line in the list. */
  hint?: string;
}

interface SelectInputProps<T extends string> extends Omit<Field<T | null>, 'onChange'> {
  onChange: (value: T | null) => void;
  options: readonly SelectOption<T>[];
  size?: Size;
  placeholder?: string;
  allowClear?: boolean;
  isLoading?: boolean;
  /** For a list that the server searches; else the options are filtered here. */
  onSearch?: (text: string) => void;
}

/** A choice out of many; it can be searched. Up to six choices are `<RadioBoxes>`. */
export function SelectInput<T extends string>(props: SelectInputProps<T>) {
  const {
    error,
    value,
    onChange,
    options,
    size = 'large',
    placeholder,
    allowClear = false,
    isLoading,
    onSearch,
    id,
  } = props;
  const t = useText(messages);
  const aria = useQuestionAria();
  const words = value === null ? [] : [labelIn(options, value)];
  const { chosen, ...described } = useChosen(words, aria['aria-describedby']);
  return (
    <>
      <Select<T>
        {...aria}
        {...described}
        id={id}
        className="wide-input"
        size={size}
        value={value}
        status={error ? 'error' : ''}
        placeholder={placeholder ?? t('selectPlaceholder')}
        allowClear={allowClear && clearing}
        loading={isLoading ?? false}
        notFoundContent={t('nothingFound')}
        showSearch={{
          searchIcon,
          optionFilterProp: 'label',
          ...(onSearch && { onSearch, filterOption: false }),
        }}
        options={options.map((option) => ({ value: option.value, label: option.label, hint: option.hint }))}
        optionRender={renderOption}
        onChange={(next: T | undefined) => onChange(next ?? null)}
      />
      {chosen}
    </>
  );
}

/** The name, and under it the second line. */
const renderOption: NonNullable<SelectProps['optionRender']> = ({ label, data }) => (
  <span className="select-option">
    {label}
    {typeof data.hint === 'string' && <small>{data.hint}</small>}
  </span>
);

interface CheckInputProps extends Omit<Field<boolean>, 'id'> {
  id?: string;
  children: ReactNode;
}

/** A statement to tick. */
export function CheckInput({ id, value, onChange, error, children }: CheckInputProps) {
  return (
    <Checkbox
      id={id}
      checked={value}
      aria-invalid={Boolean(error)}
      onChange={(event) => onChange(event.target.checked)}
    >
      {children}
    </Checkbox>
  );
}
