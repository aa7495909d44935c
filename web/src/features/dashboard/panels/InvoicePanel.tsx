import { Link } from '@tanstack/react-router';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { useCall } from '../../../shared/api/index.ts';
import { recordDay } from '../../../shared/formats/dates.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { Money, Sheet, Status } from '../../../shared/ui/index.ts';
import { invoiceStatusLook } from '../../invoices/index.ts';
import { panelMessages as messages } from '../panel-messages.ts';

const OPEN = 'ISSUED,PARTIALLY_PAID,OVERDUE';

/** The invoices that are due first, how many there are in all, and what is owed. */
export function InvoicePanel({ shown = 4 }: { shown?: number }) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const asked = { quiet: true, keepPrevious: true };
  const open = useCall(invoices.list, {
    query: { status: OPEN, sort: 'dueDate', size: shown },
    ...asked,
  }).data;
  const all = useCall(invoices.list, { query: { size: 1 }, ...asked }).data;
  if (!open || !all) return null;
  return (
    <Sheet
      title={t('invoices')}
      extra={<Link to="/invoices">{t('allInvoices', { count: formatCount(all.total) })}</Link>}
    >
      {open.invoices.length === 0 ? (
        <p className="dash-said">{t('nothingOwed')}</p>
      ) : (
        <div className="scrolls">
          <table className="plain-table">
            <caption className="visually-hidden">{t('invoices')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('number')}</th>
                {!isClient && <th scope="col">{t('company')}</th>}
                <th scope="col">{t('due')}</th>
                <th scope="col">{t('status')}</th>
                <th scope="col" className="number">
                  {t('balance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {open.invoices.map((row) => (
                <tr key={row.id}>
                  <th scope="row" className="nowrap">
                    <Link to="/invoices/$id" params={{ id: row.id }}>
                      {row.number}
                    </Link>
                  </th>
                  {!isClient && <td>{row.client.name}</td>}
                  <td className="nowrap">{row.dueDate && recordDay(row.dueDate)}</td>
                  <td>
                    <Status of={invoiceStatusLook[row.status]} />
                  </td>
                  <td className="number strong">
                    <Money cents={row.balanceCents} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <dl className="dash-sums">
        <dt>{t('owed')}</dt>
        <dd>
          <Link to="/invoices" search={{ status: OPEN }}>
            {t('sumOf', { count: open.total })}
          </Link>
          <Money cents={open.openCents} />
        </dd>
        <dt>{t('overdue')}</dt>
        <dd>
          <OverdueCount />
          <Money cents={open.overdueCents} />
        </dd>
      </dl>
    </Sheet>
  );
}

function OverdueCount() {
  const t = useText(messages);
  const { data } = useCall(invoices.list, { query: { status: 'OVERDUE', size: 1 }, quiet: true });
  if (!data) return null;
  return (
    <Link to="/invoices" search={{ status: 'OVERDUE' }}>
      {t('sumOf', { count: data.total })}
    </Link>
  );
}
