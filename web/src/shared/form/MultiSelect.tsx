import { Select } from 'antd';
import { useQuestionAria } from './Question.tsx';
import type { Field } from './use-form.ts';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';

interface MultiSelectProps<T extends string> extends Field<readonly T[]> {
  options: readonly { value: T; label: string }[];
  /** No more than these. */
  max?: number;
}

/** Several choices out of many. */
export function MultiSelect<T extends string>({
  id,
  value,
  onChange,
  error,
  options,
  max,
}: MultiSelectProps<T>) {
  const t = useText(messages);
  const aria = useQuestionAria();
  return (
    <Select<T[]>
      {...aria}
      id={id}
      className="wide-input"
      mode="multiple"
      size="large"
      value={[...value]}
      {...(max !== undefined && { maxCount: max })}
      status={error ? 'error' : ''}
      placeholder={t('selectPlaceholder')}
      notFoundContent={t('nothingFound')}
      showSearch={{ optionFilterProp: 'label' }}
      options={[...options]}
      onChange={onChange}
    />
  );
}
