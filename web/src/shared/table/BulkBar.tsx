import { X } from 'lucide-react';
import { useText } from '../i18n/translate.ts';
import { formatCount } from '../formats/money.ts';
import { messages } from '../ui/messages.ts';
import { type BulkAction, inBulkOrder } from './bulk-order.ts';
import './bulk-bar.css';

/** What may be done with the selected rows: dark, at the bottom centre, over the page. */
export function BulkBar({
  count,
  actions,
  onClear,
}: {
  count: number;
  actions: readonly BulkAction[];
  onClear: () => void;
}) {
  const t = useText(messages);
  const [number, ...words] = t('selected', { count: formatCount(count) }).split(' ');
  return (
    <div className="bulk-bar" role="region" aria-label={t('actionsOnSelected')}>
      <span className="bulk-count" role="status">
        <strong>{number}</strong> {words.join(' ')}
      </span>
      <span className="bulk-actions">
        {inBulkOrder(actions).map(({ key, label, run, disabled }) => (
          <button key={key} type="button" disabled={disabled} onClick={run}>
            {label}
          </button>
        ))}
      </span>
      <button type="button" className="bulk-clear" aria-label={t('clearSelection')} onClick={onClear}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
