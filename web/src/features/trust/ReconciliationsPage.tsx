import { type Reconciliation, trustReconciliations } from '@writdesk/contract/trust/reconciliations';
import { useNavigate } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { monthTitle } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { Money, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { TrustTabs } from './TrustTabs.tsx';

type Search = ReturnType<typeof listSearch.parse>;

/** The months of the trust accounts with their three sums. */
export default function ReconciliationsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const list = useListSearch(listSearch);
  const query = useListQuery(trustReconciliations.list, list);
  const columns: readonly Column<Reconciliation>[] = [
    {
      key: 'month',
      title: t('month'),
      always: true,
      width: 220,
      render: ({ month, bankAccount }) => (
        <TwoLines strong first={monthTitle(`${month}-01`)} second={bankAccount.name} />
      ),
    },
    {
      key: 'status',
      title: t('status'),
      render: (row) => (
        <TwoLines first={t(`month${row.status}`)} second={row.signed?.name ?? row.prepared?.name} />
      ),
    },
    ...(['adjusted', 'ledger', 'clients'] as const).map((key): Column<Reconciliation> => ({
      key,
      title: t(key),
      align: 'end',
      width: 150,
      render: (row) => <Money cents={row[`${key}Cents`]} />,
    })),
  ];
  return (
    <ListPage<Reconciliation, Search>
      name="trust-reconciliations"
      title={t('reconciliations')}
      what={t('theReconciliations')}
      query={query}
      rows={query.data?.reconciliations}
      list={list}
      columns={columns}
      notes={<TrustTabs active="reconciliations" />}
      filters={[]}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${monthTitle(`${row.month}-01`)} · ${t(`month${row.status}`)}`}
          second={t(row.isEqual ? 'equal' : 'differs')}
        />
      )}
      onOpen={({ bankAccount, month }) =>
        void navigate({
          to: '/trust/reconciliations/$id/$month',
          params: { id: bankAccount.id, month },
        })
      }
      empty={{ icon: Scale, title: t('noMonths'), text: t('noMonthsText') }}
    />
  );
}
