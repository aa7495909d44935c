import { reasonCodes, type ReasonCode } from '@writdesk/contract/cases/case-reasons';
import { Select } from 'antd';
import { Question } from '../../../shared/form/index.ts';
import type { Field } from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { reasonWords } from '../../../labels/case/reason-words.ts';
import { optionsOf } from '../../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';

/** Why a case goes back: one reason or several, counted for the company and the processor. */
export function ReasonsInput({ field }: { field: Field<ReasonCode[]> }) {
  const t = useText(messages);
  const { id, value, onChange, error } = field;
  return (
    <Question label={t('reasons')} hint={t('reasonsHint')} field={field}>
      <Select<ReasonCode[]>
        id={id}
        mode="multiple"
        size="large"
        className="wide-input"
        value={value}
        status={error ? 'error' : ''}
        aria-invalid={Boolean(error)}
        placeholder={t('chooseReasons')}
        optionFilterProp="label"
        options={optionsOf(reasonWords, reasonCodes)}
        onChange={onChange}
      />
    </Question>
  );
}
