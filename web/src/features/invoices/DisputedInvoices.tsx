import { Link } from '@tanstack/react-router';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { useCall } from '../../shared/api/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { disputeMessages } from './dispute-messages.ts';

const shown = 5;
const disputed = { disputed: 'true' } as const;

/** Invoices whose companies wait for an answer to a dispute, the one that is due first on top. */
export default function DisputedInvoices() {
  const d = useText(disputeMessages);
  const { invoices: rows = [], total = 0 } =
    useCall(invoices.list, { query: { ...disputed, sort: 'dueDate', size: shown }, quiet: true }).data ?? {};
  if (rows.length === 0) return null;
  return (
    <Sheet title={d('disputed')}>
      <ul className="rail-list">
        {rows.map(({ id, client, number, disputedCents }) => (
          <li key={id}>
            <Link to="/invoices/$id" params={{ id }}>
              <span className="rail-words">
                {client.name}
                <small>
                  {d('disputedSum', { amount: formatMoney(disputedCents), number: number ?? '' })}
                </small>
              </span>
            </Link>
          </li>
        ))}
        {total > rows.length && (
          <li>
            <Link to="/invoices" search={disputed}>
              <span className="rail-words">{d('disputedMore', { count: total - rows.length })}</span>
            </Link>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
