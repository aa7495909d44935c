import { type InvoiceRun, invoiceRuns, type RunGroup } from '@writdesk/contract/invoices/invoice-runs';
import { Link, useParams } from '@tanstack/react-router';
import { FileStack } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { proseMoment, recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';
import { EmptyState, LoadedPage, Money, PageHead, RecordPage, TwoLines } from '../../shared/ui/index.ts';
import { usePolling } from '../../shared/ui/states/use-polling.ts';
import { messages } from './messages.ts';
import { useGroupName } from './use-group-name.ts';
import { useRunState } from './use-run-state.ts';

/** One run: its invoices as they are made, and what it left. */
export default function RunPage() {
  const t = useText(messages);
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query = useCall(invoiceRuns.details, { params: { id }, quiet: true });
  usePolling(query.data?.finishedAt === null, () => void query.refetch());
  return (
    <LoadedPage query={query} what={t('theRun')}>
      {(run) => (
        <RecordPage head={<Head run={run} />}>
          <Groups query={query} rows={run.groups} />
        </RecordPage>
      )}
    </LoadedPage>
  );
}

function Head({ run }: { run: InvoiceRun }) {
  const t = useText(messages);
  const stateOf = useRunState();
  const title = `${t('through')} ${recordDay(run.through)}`;
  return (
    <PageHead
      title={title}
      breadcrumb={[{ label: t('runs'), to: '/invoice-runs' }]}
      phone={{ backTo: '/invoice-runs', title }}
      facts={[
        stateOf(run),
        formatMoney(run.billedCents),
        run.client?.name ?? t('allCompanies'),
        t('startedBy', { name: run.startedByName, at: proseMoment(run.startedAt) }),
      ].join(' · ')}
    />
  );
}

type Query = Parameters<typeof DataTable<RunGroup>>[0]['query'];

function Groups({ query, rows }: { query: Query; rows: readonly RunGroup[] }) {
  const t = useText(messages);
  const nameOf = useGroupName();
  const stateOf = (row: RunGroup) => (row.reason ? t(row.reason) : t(row.status));
  const columns: readonly Column<RunGroup>[] = [
    {
      key: 'company',
      title: t('company'),
      always: true,
      render: (row) => <TwoLines strong first={row.client.name} second={nameOf(row)} />,
    },
    { key: 'state', title: t('state'), width: 260, render: stateOf },
    {
      key: 'invoice',
      title: t('invoice'),
      width: 150,
      render: ({ invoice }) =>
        invoice && (
          <Link to="/invoices/$id" params={{ id: invoice.id }}>
            {invoice.number ?? t('draft')}
          </Link>
        ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      width: 150,
      render: (row) => (
        <TwoLines first={<Money cents={row.amountCents} />} second={t('charges', { count: row.lineCount })} />
      ),
    },
  ];
  return (
    <DataTable<RunGroup>
      name="invoice-run"
      label={t('invoices')}
      what={t('theRun')}
      query={query}
      rows={rows}
      rowKey={({ key }) => key}
      total={{ total: rows.length }}
      columns={columns}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={
            <>
              {row.client.name} · {formatMoney(row.amountCents)}
            </>
          }
          second={
            <>
              {row.invoice ? (
                <Link to="/invoices/$id" params={{ id: row.invoice.id }}>
                  {row.invoice.number ?? t('draft')}
                </Link>
              ) : (
                stateOf(row)
              )}{' '}
              · {nameOf(row)}
            </>
          }
        />
      )}
      empty={<EmptyState icon={FileStack} title={t('nothing')} />}
    />
  );
}
