import { invoiceAges } from '@writdesk/contract/invoices/ages';
import { invoices, type Invoice, shownInvoiceStatuses } from '@writdesk/contract/invoices/invoices';
import { useNavigate } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFirmFilter } from '../../labels/firm-filter.ts';
import { recordDay, todayIn } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  dayChoiceOf,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Money, Status, TwoLines } from '../../shared/ui/index.ts';
import { CompanyNotes } from '../overdue-exceptions/index.ts';
import { agingMessages } from './aging-messages.ts';
import { disputeMessages } from './dispute-messages.ts';
import { invoiceStatusLook } from './invoice-status.ts';
import { messages } from './messages.ts';
import { useCompanyFilter } from './use-company-filter.ts';

const InterestNotes = lazy(() => import('./InterestNotes.tsx'));

const invoiceSearch = listSearch.extend({
  status: choiceSearch,
  clientId: choiceSearch,
  firmId: choiceSearch,
  asOf: listSearch.shape.search,
  age: choiceSearch,
  disputed: choiceSearch,
});
type InvoiceSearch = ReturnType<typeof invoiceSearch.parse>;

/** What companies owe the firm, invoice by invoice; a company sees its own. */
export default function InvoicesPage() {
  const t = useText(messages);
  const a = useText(agingMessages);
  const d = useText(disputeMessages);
  const navigate = useNavigate();
  const { isClient, clientId: ownClientId, holds } = usePerson();
  const list = useListSearch(invoiceSearch);
  const query = useListQuery(invoices.list, list);
  const filters = [
    choiceOf(list, 'status', { name: t('status'), options: optionsOf(shownInvoiceStatuses, t) }),
    ...useCompanyFilter(list),
    ...useFirmFilter(list),
    choiceOf(list, 'age', { name: a('age'), options: optionsOf(invoiceAges, a) }),
    choiceOf(list, 'disputed', {
      name: d('disputed'),
      options: yesNoOptions(d('disputedOnly'), d('notDisputed')),
      multiple: false,
    }),
    dayChoiceOf(list, 'asOf', { name: a('asOf'), wordOf: recordDay }),
  ];
  const day = list.search.asOf || (list.search.age !== 'all' && todayIn());
  const left = query.data?.asOfCents;
  const columns = useColumns(day || null);
  const sums = query.data && {
    open: formatMoney(query.data.openCents),
    overdue: formatMoney(query.data.overdueCents),
  };
  const { clientId } = list.search;
  const notes = (
    <Suspense>
      {holds('invoice.read-exception') && (isClient || clientId !== 'all') && (
        <CompanyNotes {...(!isClient && { clientId })} />
      )}
      {ownClientId && holds('invoice.read-statement') && <InterestNotes clientId={ownClientId} />}
    </Suspense>
  );
  return (
    <ListPage<Invoice, InvoiceSearch>
      name="invoices"
      title={t('invoices')}
      what={t('theInvoices')}
      notes={notes}
      query={query}
      rows={query.data?.invoices}
      list={list}
      columns={columns}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${row.number ?? t('draft')} · ${formatMoney(row.asOfCents ?? row.balanceCents)}`}
          second={[
            !isClient && row.client.name,
            t(row.status),
            row.balanceCents > 0 && row.dueDate && `${t('due')} ${recordDay(row.dueDate)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
      onOpen={({ id }: Invoice) => void navigate({ to: '/invoices/$id', params: { id } })}
      filters={filters}
      searchLabel={t('searchInvoices')}
      {...(sums && {
        facts: day
          ? a('leftSum', { amount: formatMoney(left ?? 0), day: recordDay(day) })
          : t('openSum', sums),
      })}
      empty={{ icon: ReceiptText, title: t('noInvoices'), text: t('noInvoicesText') }}
    />
  );
}

/** @param asOf the day that is looked back to. */
function useColumns(asOf: string | null): readonly Column<Invoice>[] {
  const t = useText(messages);
  const a = useText(agingMessages);
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
      key: 'reminded',
      title: t('reminded'),
      width: 130,
      extra: 'narrow',
      render: (row) => day(row.remindedOn),
    },
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
    ...(asOf === null
      ? []
      : [
          {
            key: 'asOf',
            title: a('leftOn', { day: recordDay(asOf) }),
            align: 'end' as const,
            always: true,
            width: 150,
            render: (row: Invoice) => row.asOfCents !== null && <Money cents={row.asOfCents} />,
          },
        ]),
  ];
}
