import { type BookedMonth, ledger } from '@writdesk/contract/ledger/ledger';
import { useNavigate } from '@tanstack/react-router';
import { Download, Scale } from 'lucide-react';
import { monthTitle, proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { ButtonLink, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

type MonthSearch = ReturnType<typeof listSearch.parse>;
type Row = BookedMonth & { id: string };

/** The months of the firm’s ledger, and who closed them. */
export default function LedgerPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const list = useListSearch(listSearch);
  const query = useListQuery(ledger.months, list);
  const closedOf = ({ status, closed }: Row) => (status === 'CLOSED' ? closed : null);
  const columns: readonly Column<Row>[] = [
    {
      key: 'month',
      title: t('month'),
      always: true,
      width: 220,
      render: ({ month }) => <TwoLines strong first={monthTitle(`${month}-01`)} />,
    },
    { key: 'state', title: t('state'), width: 180, render: ({ status }) => t(status) },
    {
      key: 'closedBy',
      title: t('closedBy'),
      render: (row) => {
        const closed = closedOf(row);
        return closed && <TwoLines first={closed.name} second={proseMoment(closed.at)} />;
      },
    },
  ];
  return (
    <ListPage<Row, MonthSearch>
      name="ledger-months"
      title={t('months')}
      actions={
        <ButtonLink to="/ledger/export" icon={<Download size={16} aria-hidden />}>
          {t('toExport')}
        </ButtonLink>
      }
      what={t('theMonths')}
      query={query}
      rows={query.data?.months.map((month) => ({ ...month, id: month.month }))}
      list={list}
      columns={columns}
      filters={[]}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${monthTitle(`${row.month}-01`)} · ${t(row.status)}`}
          second={closedOf(row)?.name}
        />
      )}
      onOpen={({ month }) => void navigate({ to: '/ledger/$month', params: { month } })}
      empty={{ icon: Scale, title: t('noMonths'), text: t('noMonthsText') }}
    />
  );
}
