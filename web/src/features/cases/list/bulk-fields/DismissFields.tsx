import { dismissReasons } from '@writdesk/contract/cases/case-reasons';
import { Question, RadioBoxes, TextInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { dismissWords } from '../../../../labels/case/reason-words.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';

/** What happened, the same for all; nothing is chosen beforehand. */
export default function DismissFields({ field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  const { isClient } = usePerson();
  const options = optionsOf(dismissWords, dismissReasons);
  const { value, onChange, ...reason } = field('dismissReason');
  return (
    <>
      <Question label={t('dismissReason')} field={reason} group>
        <RadioBoxes
          {...reason}
          columns={2}
          options={options}
          value={options.find((option) => option.value === value)?.value ?? ''}
          onChange={onChange}
        />
      </Question>
      <Question label={t(isClient ? 'why' : 'whyRead')} field={field('comment')}>
        <TextInput {...field('comment')} rows={3} maxLength={5000} />
      </Question>
    </>
  );
}
