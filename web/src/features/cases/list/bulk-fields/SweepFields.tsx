import { sweepAnswers } from '@writdesk/contract/payment-sweep/sweep-answers';
import { Question, RadioBoxes } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { sweepWords } from '../../../../labels/case/sweep-words.ts';
import { CommentQuestion } from '../../actions/index.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';

/** What the property says before the hearings, the same of all; nothing is chosen beforehand. */
export default function SweepFields({ field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  const options = optionsOf(sweepWords, sweepAnswers);
  const { value, onChange, ...answer } = field('answer');
  return (
    <>
      <Question label={t('sweepAnswer')} field={answer} group>
        <RadioBoxes
          {...answer}
          columns={2}
          options={options}
          value={options.find((option) => option.value === value)?.value ?? ''}
          onChange={onChange}
        />
      </Question>
      <CommentQuestion
        act="answer-sweep"
        label={t('note')}
        field={field('note')}
        optional
        rows={2}
        maxLength={300}
      />
    </>
  );
}
