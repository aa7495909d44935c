import { dismissReasons } from '@writdesk/contract/cases/case-reasons';
import { Question, RadioBoxes } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { dismissWords } from '../../../../labels/case/reason-words.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';
import { CommentQuestion } from '../../actions/index.ts';

/** What happened, the same for all; nothing is chosen beforehand. */
export default function DismissFields({ field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
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
      <CommentQuestion
        act="dismiss-case"
        label={t('why')}
        field={field('comment')}
        rows={3}
        maxLength={5000}
      />
    </>
  );
}
