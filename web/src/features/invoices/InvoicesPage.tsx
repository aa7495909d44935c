import { invoiceAges } from '@writdesk/contract/invoices/ages';
import { invoices, type Invoice, shownInvoiceStatuses } from '@writdesk/contract/invoices/invoices';
import { useNavigate } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useFirmFilter } from '../../labels/firm-filter.ts';
import { recordDay, todayIn } from '../../shared/formats/dates.ts';
import { call } from '../../shared/api/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  choiceOf,
  choiceSearch,
  dayChoiceOf,
  ListPage,
  listSearch,
  optionsOf,
  queryFor,
  useExport,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { usePerson } from '../../shared/person/index.ts';
import { TwoLines } from '../../shared/ui/index.ts';
import { CompanyNotes } from '../overdue-exceptions/index.ts';
import { agingMessages } from './aging-messages.ts';
import { disputeMessages } from './dispute-messages.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { messages } from './messages.ts';
import { useBulkInvoices } from './use-bulk-invoices.tsx';
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
  const columns = useInvoiceColumns(day || null);
  const bulk = useBulkInvoices(query.data?.invoices, columns);
  const exported = useExport<Invoice>({
    name: 'invoices',
    title: t('exporting'),
    fetchPage: async (page) => {
      const asked = { ...queryFor(invoices.list, list.search), ...page };
      return (await call(invoices.list, { query: asked })).invoices;
    },
    total: query.data?.total ?? 0,
    isCapped: false,
  });
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
    <>
      <ListPage<Invoice, InvoiceSearch>
        name="invoices"
        title={t('invoices')}
        what={t('theInvoices')}
        notes={notes}
        query={query}
        rows={query.data?.invoices}
        list={list}
        columns={columns}
        selection={bulk.selection}
        exported={exported}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={`${row.number ?? t('draft')} · ${formatMoney(row.asOfCents ?? (row.balanceCents || row.subtotalCents))}`}
            second={[
              t(row.status),
              row.balanceCents > 0 && row.dueDate && `${t('due')} ${recordDay(row.dueDate)}`,
              isClient ? row.firm.name : row.client.name,
              row.property?.name,
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
      {bulk.results}
    </>
  );
}
