import { invoiceReports, type Statement } from '@writdesk/contract/invoices/invoice-reports';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { ScrollText } from 'lucide-react';
import { useFirmFilter } from '../../labels/firm-filter.ts';
import { useCall } from '../../shared/api/index.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { recordDay, todayIn } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceSearch,
  type Column,
  DataTable,
  type Filter,
  FilterBar,
  listSearch,
  useListSearch,
} from '../../shared/table/index.ts';
import { EmptyState, Money, PageHead, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { statementMessages } from './statement-messages.ts';
import { useCompanyFilter } from './use-company-filter.ts';

const statementSearch = listSearch.extend({
  clientId: choiceSearch,
  firmId: choiceSearch,
  days: listSearch.shape.search,
});
type Line = Statement['lines'][number];

/** A company’s account with a firm over some days: what was owed, billed, paid and credited. */
export default function StatementPage() {
  const t = useText(statementMessages);
  const person = usePerson();
  const list = useListSearch(statementSearch);
  const today = todayIn();
  const [from = '', to = ''] = list.search.days.split('..');
  const chosen = list.search.clientId === 'all' ? null : list.search.clientId;
  const asked = {
    clientId: person.clientId ?? chosen ?? '',
    firmId: list.search.firmId,
    from: from || `${today.slice(0, 7)}-01`,
    to: to || today,
  };
  const query = useCall(invoiceReports.statement, {
    query: asked,
    enabled: asked.clientId !== '',
    keepPrevious: true,
    quiet: true,
  });
  const pdf = useDownload(invoiceReports.statementPdf, {
    fileName: `statement-${asked.from}-${asked.to}.pdf`,
    done: t('downloaded'),
    failed: t('downloadFailed'),
  });
  const set = (first: string | null, last: string | null) =>
    list.set({ days: first || last ? `${first ?? ''}..${last ?? ''}` : '' });
  const days: Filter = {
    key: 'days',
    name: t('period'),
    valueLabel: t('days', { from: recordDay(asked.from), to: recordDay(asked.to) }),
    clear: () => set(null, null),
    edit: { kind: 'days', from: asked.from, to: asked.to, set },
  };
  const filters = [...useCompanyFilter(list), days, ...useFirmFilter(list)];
  const columns = useColumns();
  const account = asked.clientId === '' ? undefined : query.data;
  const toolbar = <FilterBar list={list} filters={filters} />;
  return (
    <>
      <PageHead
        title={
          account
            ? `${t('statement')} · ${person.isClient ? account.firm.name : account.client.name}`
            : t('statement')
        }
        facts={
          account &&
          t('sums', {
            opening: formatMoney(account.openingCents),
            closing: formatMoney(account.closingCents),
          })
        }
        actions={
          account && (
            <Button type="primary" loading={pdf.isRunning} onClick={() => pdf.run({ query: asked })}>
              {t('downloadPdf')}
            </Button>
          )
        }
      />
      <DataTable<Line>
        name="statement"
        label={t('statement')}
        what={t('theStatement')}
        query={query}
        rows={asked.clientId === '' ? [] : account?.lines}
        rowKey={({ id }) => id}
        total={account && { total: account.lines.length }}
        columns={columns}
        toolbar={toolbar}
        renderPhoneRow={(line) => (
          <TwoLines
            strong
            first={`${t(line.entry)} · ${formatMoney(line.amountCents)}`}
            second={[recordDay(line.day), line.invoice?.number, line.reference].filter(Boolean).join(' · ')}
          />
        )}
        empty={
          account ? (
            <EmptyState icon={ScrollText} title={t('nothingMoved')}>
              {t('nothingMovedText', { balance: formatMoney(account.closingCents) })}
            </EmptyState>
          ) : (
            <EmptyState icon={ScrollText} title={t('chooseCompany')}>
              {t('chooseCompanyText')}
            </EmptyState>
          )
        }
      />
    </>
  );
}

function useColumns(): readonly Column<Line>[] {
  const t = useText(statementMessages);
  const i = useText(messages);
  return [
    { key: 'day', title: t('day'), always: true, width: 140, render: ({ day }) => recordDay(day) },
    {
      key: 'entry',
      title: t('entry'),
      render: ({ entry, reference }) => <TwoLines strong first={t(entry)} second={reference} />,
    },
    {
      key: 'invoice',
      title: i('number'),
      width: 150,
      render: ({ invoice }) =>
        invoice && (
          <Link to="/invoices/$id" params={{ id: invoice.id }}>
            {invoice.number}
          </Link>
        ),
    },
    {
      key: 'amount',
      title: i('amount'),
      align: 'end',
      width: 140,
      render: ({ amountCents }) => <Money cents={amountCents} />,
    },
    {
      key: 'balance',
      title: t('balance'),
      align: 'end',
      width: 140,
      render: ({ balanceCents }) => <Money cents={balanceCents} />,
    },
  ];
}
