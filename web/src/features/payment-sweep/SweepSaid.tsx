import { Link } from '@tanstack/react-router';
import type { SweptHearing } from '@writdesk/contract/payment-sweep/payment-sweep';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Who answered and when, and what follows from it; nothing before there is an answer. */
export function SweepSaid({ row: { id, sweep, dismissalRequestedAt } }: { row: SweptHearing }) {
  const t = useText(messages);
  if (!sweep) return null;
  const follows =
    sweep.answer === 'PARTLY' ? (
      <Link to="/cases/$id" params={{ id }} search={{ act: 'record-tenant-payment' }}>
        {t('recordPayment')}
      </Link>
    ) : (
      (sweep.note ?? (dismissalRequestedAt && t('proposed')))
    );
  return <TwoLines first={`${sweep.by}, ${recordMoment(sweep.at)}`} second={follows} />;
}
