import { Link } from '@tanstack/react-router';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { useCall } from '../../../../shared/api/index.ts';
import { recordDay } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { Money } from '../../../../shared/ui/index.ts';
import { messages } from '../frame/messages.ts';

interface Overdue {
  id: string;
  number: string | null;
  dueDate: string | null;
  balanceCents: number;
}

/** The company's overdue invoices, asked for; nothing for who may not read invoices. */
export function OverdueInvoices({ clientId }: { clientId: string }) {
  const { holds } = usePerson();
  const { data } = useCall(invoices.list, {
    query: { clientId, status: 'OVERDUE', sort: 'dueDate' },
    enabled: holds('invoice.read'),
    quiet: true,
  });
  if (!data || data.invoices.length === 0) return null;
  return <InvoiceSums invoices={data.invoices} />;
}

/** Leads to the invoice, where it can be paid; who may not read it sees its number. */
function InvoiceLink({ id, children }: { id: string; children: string }) {
  const { holds } = usePerson();
  if (!holds('invoice.read')) return children;
  return (
    <Link to="/invoices/$id" params={{ id }}>
      {children}
    </Link>
  );
}

/** Invoices with what is open of each, and the sum. */
export function InvoiceSums({ invoices: rows }: { invoices: readonly Overdue[] }) {
  const t = useText(messages);
  const totalCents = rows.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
  return (
    <table className="sums">
      <caption className="visually-hidden">{t('overdueInvoices')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('invoice')}</th>
          <th scope="col">{t('balance')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, number, dueDate, balanceCents }) => (
          <tr key={id}>
            <td>
              <InvoiceLink id={id}>
                {t('invoiceDue', { number: number ?? '', day: dueDate ? recordDay(dueDate) : '' })}
              </InvoiceLink>
            </td>
            <td>
              <Money cents={balanceCents} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('toPay')}</th>
          <td>
            <Money cents={totalCents} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
