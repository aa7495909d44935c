import { sweepAnswers } from '@writdesk/contract/payment-sweep/sweep-answers';
import { useText } from '../../../../shared/i18n/translate.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { sweepWords } from '../../../../labels/case/sweep-words.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';
import { ChoiceFields } from './ChoiceFields.tsx';

/** What the property says before the hearings, the same of all. */
export default function SweepFields(props: BulkFieldsProps) {
  const t = useText(bulkMessages);
  return (
    <ChoiceFields
      {...props}
      name="answer"
      label={t('sweepAnswer')}
      options={optionsOf(sweepWords, sweepAnswers)}
      comment={{ name: 'note', label: t('note'), optional: true, rows: 2, maxLength: 300 }}
    />
  );
}
