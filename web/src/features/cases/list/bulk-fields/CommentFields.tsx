import { useText } from '../../../../shared/i18n/translate.ts';
import type { BulkFieldsProps } from '../bulk-acts.ts';
import { bulkMessages } from '../bulk-messages.ts';
import { CommentQuestion } from '../../actions/index.ts';

/** Why, the same for all. */
export default function CommentFields({ act, field }: BulkFieldsProps) {
  const t = useText(bulkMessages);
  return <CommentQuestion act={act} label={t('why')} field={field('comment')} rows={3} maxLength={5000} />;
}
