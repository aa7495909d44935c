import { dismissReasons } from '@writdesk/contract/cases/case-reasons';
import { useText } from '../../../../shared/i18n/translate.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { dismissWords } from '../../../../labels/case/reason-words.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';
import { ChoiceFields } from './ChoiceFields.tsx';

/** What happened, the same for all. */
export default function DismissFields(props: BulkFieldsProps) {
  const t = useText(bulkMessages);
  return (
    <ChoiceFields
      {...props}
      name="dismissReason"
      label={t('dismissReason')}
      options={optionsOf(dismissWords, dismissReasons)}
      comment={{ name: 'comment', label: t('why'), rows: 3, maxLength: 5000 }}
    />
  );
}
