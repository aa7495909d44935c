import { onlinePayments, type PaymentEvent } from '@writdesk/contract/online-payments/online-payments';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const CloseEventDialog = lazy(() => import('./CloseEventDialog.tsx'));

/** What the provider sent that fits no payment of ours, until somebody has looked at it. */
export function Unmatched() {
  const t = useText(messages);
  const [closing, setClosing] = useState<PaymentEvent | null>(null);
  const { data } = useCall(onlinePayments.events, { query: { size: 100 }, quiet: true });
  if (!data?.events.length) return null;
  return (
    <Sheet title={t('unmatched')} edge="hold">
      <p>{t('unmatchedText', { count: data.total })}</p>
      <ul className="case-phone-lines">
        {data.events.map((event) => (
          <li key={event.eventId}>
            <TwoLines
              strong
              first={[
                event.reason && t(event.reason),
                event.amountCents !== null && formatMoney(event.amountCents),
              ]
                .filter(Boolean)
                .join(' · ')}
              second={[recordMoment(event.occurredAt), event.type, event.paymentRef ?? event.account]
                .filter(Boolean)
                .join(' · ')}
            />
            {event.can.close && (
              <Button size="small" onClick={() => setClosing(event)}>
                {t('close')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense>{closing && <CloseEventDialog event={closing} onClose={() => setClosing(null)} />}</Suspense>
    </Sheet>
  );
}
