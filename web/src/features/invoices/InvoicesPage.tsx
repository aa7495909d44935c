import { invoices, type Invoice, shownInvoiceStatuses } from '@writdesk/contract/invoices/invoices';
import { useNavigate } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { Money, Status, TwoLines } from '../../shared/ui/index.ts';
import { invoiceStatusLook } from './invoice-status.ts';
import { messages } from './messages.ts';

const invoiceSearch = listSearch.extend({ status: choiceSearch });
type InvoiceSearch = ReturnType<typeof invoiceSearch.parse>;

/** What companies owe the firm, invoice by invoice; a company sees its own. */
export default function InvoicesPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const list = useListSearch(invoiceSearch);
  const query = useListQuery(invoices.list, list);
  const filters = [
    choiceOf(list, 'status', { name: t('status'), options: optionsOf(shownInvoiceStatuses, t) }),
  ];
  const sums = query.data && {
    open: formatMoney(query.data.openCents),
    overdue: formatMoney(query.data.overdueCents),
  };
  return (
    <ListPage<Invoice, InvoiceSearch>
      name="invoices"
      title={t('invoices')}
      what={t('theInvoices')}
      query={query}
      rows={query.data?.invoices}
      list={list}
      columns={useColumns()}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${row.number ?? t('draft')} · ${formatMoney(row.balanceCents)}`}
          second={`${row.client.name} · ${t(row.status)}`}
        />
      )}
      onOpen={({ id }: Invoice) => void navigate({ to: '/invoices/$id', params: { id } })}
      filters={filters}
      searchLabel={t('searchInvoices')}
      {...(sums && { actions: <span>{t('openSum', sums)}</span> })}
      empty={{ icon: ReceiptText, title: t('noInvoices'), text: t('noInvoicesText') }}
    />
  );
}

function useColumns(): readonly Column<Invoice>[] {
  const t = useText(messages);
  const day = (value: string | null) => value && recordDay(value);
  return [
    {
      key: 'number',
      title: t('number'),
      sort: 'number',
      always: true,
      width: 130,
      render: (row) => row.number ?? t('draft'),
    },
    {
      key: 'company',
      title: t('company'),
      render: (row) => <TwoLines strong first={row.client.name} second={row.property?.name} />,
    },
    {
      key: 'issued',
      title: t('issued'),
      sort: 'issueDate',
      width: 120,
      render: (row) => day(row.issueDate),
    },
    { key: 'due', title: t('due'), sort: 'dueDate', width: 120, render: (row) => day(row.dueDate) },
    {
      key: 'status',
      title: t('status'),
      width: 140,
      render: (row) => <Status of={invoiceStatusLook[row.status]} />,
    },
    {
      key: 'total',
      title: t('total'),
      align: 'end',
      width: 120,
      render: (row) => <Money cents={row.subtotalCents} />,
    },
    {
      key: 'balance',
      title: t('balance'),
      sort: 'balanceCents',
      align: 'end',
      width: 120,
      render: (row) => <Money cents={row.balanceCents} />,
    },
  ];
}
