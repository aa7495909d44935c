import type { InvoiceLine } from '@writdesk/contract/invoices/invoice-parts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { disputeMessages } from './dispute-messages.ts';

/** What the company says against a charge, and what the firm answered. */
export function DisputeWords({ dispute }: Pick<InvoiceLine, 'dispute'>) {
  const d = useText(disputeMessages);
  if (!dispute) return null;
  const { status, raisedByName, raisedAt, reason, answer, answeredByName, answeredAt } = dispute;
  return (
    <>
      <p className="line-2">{d('raised', { name: raisedByName, day: recordDay(dayOf(raisedAt)), reason })}</p>
      {status !== 'OPEN' && (
        <p className="line-2">
          {d(status, {
            name: answeredByName ?? '',
            day: recordDay(dayOf(answeredAt ?? '')),
            answer: answer ?? '',
          })}
        </p>
      )}
    </>
  );
}
