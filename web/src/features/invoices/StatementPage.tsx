import { invoiceReports, type Statement } from '@writdesk/contract/invoices/invoice-reports';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { ScrollText } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, DataTable, FilterBar } from '../../shared/table/index.ts';
import { EmptyState, Money, PageHead, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { statementMessages } from './statement-messages.ts';
import { useStatementOf } from './use-statement-of.ts';

type Line = Statement['lines'][number];

/** A company’s account with a firm over some days: what was owed, billed, paid and credited. */
export default function StatementPage() {
  const t = useText(statementMessages);
  const { asked, list, filters, isClient } = useStatementOf();
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
  const columns = useColumns();
  const account = asked.clientId === '' ? undefined : query.data;
  const toolbar = <FilterBar list={list} filters={filters} />;
  return (
    <>
      <PageHead
        title={
          account
            ? `${t('statement')} · ${isClient ? account.firm.name : account.client.name}`
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
            second={[
              recordDay(line.day),
              line.invoice?.number,
              line.reference,
              line.interestCents !== 0 && t('ofInterest', { amount: formatMoney(line.interestCents) }),
            ]
              .filter(Boolean)
              .join(' · ')}
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
  const ofInterest = (cents: number) => cents !== 0 && t('ofInterest', { amount: formatMoney(cents) });
  return [
    { key: 'day', title: t('day'), always: true, width: 140, render: ({ day }) => recordDay(day) },
    {
      key: 'entry',
      title: t('entry'),
      render: ({ entry, reference, interestCents }) => (
        <TwoLines strong first={t(entry)} second={reference ?? ofInterest(interestCents)} />
      ),
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
