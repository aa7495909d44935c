import { Question, TextInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';

/** Why cases go on although an invoice is overdue. */
export default function ReleaseFields({ field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  return (
    <Question label={t('releaseReason')} field={field('reason')}>
      <TextInput {...field('reason')} rows={2} maxLength={2000} />
    </Question>
  );
}
