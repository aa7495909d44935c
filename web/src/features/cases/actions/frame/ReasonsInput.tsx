import { reasonCodes, type ReasonCode } from '@writdesk/contract/cases/case-reasons';
import { MultiSelect, Question } from '../../../../shared/form/index.ts';
import type { Field } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { reasonWords } from '../../../../labels/case/reason-words.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';

/** Why a case goes back: one reason or several, counted for the company and the processor. */
export function ReasonsInput({ field }: { field: Field<ReasonCode[]> }) {
  const t = useText(messages);
  return (
    <Question label={t('reasons')} hint={t('reasonsHint')} field={field}>
      <MultiSelect<ReasonCode>
        {...field}
        placeholder={t('chooseReasons')}
        options={optionsOf(reasonWords, reasonCodes)}
      />
    </Question>
  );
}
