import { Question, TextInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';

/** Why, the same for all. */
export default function CommentFields({ field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  return (
    <Question label={t('why')} field={field('comment')}>
      <TextInput {...field('comment')} rows={3} maxLength={5000} />
    </Question>
  );
}
