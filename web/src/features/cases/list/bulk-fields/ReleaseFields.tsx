import { useText } from '../../../../shared/i18n/translate.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';
import { CommentQuestion } from '../../actions/index.ts';

/** Why cases go on although an invoice is overdue. */
export default function ReleaseFields({ field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  return (
    <CommentQuestion
      act="hold-release"
      label={t('releaseReason')}
      field={field('reason')}
      rows={2}
      maxLength={2000}
    />
  );
}
