import { Question, TextInput } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';

/** Who vouches for what the cases say. */
export default function SubmitFields({ field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  return (
    <Question label={t('attestedBy')} field={field('attestedBy')}>
      <TextInput {...field('attestedBy')} autoComplete="name" maxLength={200} />
    </Question>
  );
}
