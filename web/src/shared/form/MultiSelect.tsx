import { Select } from 'antd';
import { useQuestionAria } from './Question.tsx';
import { searchIcon } from './search-icon.tsx';
import { labelIn, useChosen } from './use-chosen.tsx';
import type { Field } from './use-form.ts';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';

interface MultiSelectProps<T extends string> extends Omit<Field<readonly T[]>, 'onChange'> {
  onChange: (value: T[]) => void;
  options: readonly { value: T; label: string }[];
  placeholder?: string;
  size?: 'middle' | 'large';
  /** No more than these. */
  max?: number;
  isLoading?: boolean;
  /** For a list that the server searches; else the options are filtered here. */
  onSearch?: (text: string) => void;
}

/** Several choices out of many. */
export function MultiSelect<T extends string>({
  id,
  value,
  onChange,
  error,
  options,
  placeholder,
  size = 'large',
  max,
  isLoading = false,
  onSearch,
}: MultiSelectProps<T>) {
  const t = useText(messages);
  const aria = useQuestionAria();
  const words = value.map((one) => labelIn(options, one));
  const { chosen, ...described } = useChosen(words, aria['aria-describedby']);
  return (
    <>
      <Select<T[]>
        {...aria}
        {...described}
        id={id}
        className="wide-input"
        mode="multiple"
        size={size}
        value={[...value]}
        {...(max !== undefined && { maxCount: max })}
        status={error ? 'error' : ''}
        placeholder={placeholder ?? t('selectPlaceholder')}
        loading={isLoading}
        notFoundContent={t('nothingFound')}
        showSearch={{
          searchIcon,
          optionFilterProp: 'label',
          ...(onSearch && { onSearch, filterOption: false }),
        }}
        options={[...options]}
        onChange={onChange}
      />
      {chosen}
    </>
  );
}
