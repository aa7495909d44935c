import { type InvoiceRun, invoiceRuns } from '@writdesk/contract/invoices/invoice-runs';
import { useNavigate } from '@tanstack/react-router';
import { FileStack } from 'lucide-react';
import { invoiceGroupingWords } from '../../labels/invoice-grouping-words.ts';
import { proseMoment, recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { ButtonLink, Money, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useRunState } from './use-run-state.ts';

type RunSearch = ReturnType<typeof listSearch.parse>;

/** The runs of the firm: what each billed, and what it left. */
export default function RunsPage() {
  const t = useText(messages);
  const stateOf = useRunState();
  const navigate = useNavigate();
  const list = useListSearch(listSearch);
  const query = useListQuery(invoiceRuns.list, list);
  const nameOf = (run: InvoiceRun) => run.client?.name ?? t('allCompanies');
  const columns: readonly Column<InvoiceRun>[] = [
    {
      key: 'started',
      title: t('started'),
      always: true,
      width: 220,
      render: (run) => <TwoLines strong first={proseMoment(run.startedAt)} second={run.startedByName} />,
    },
    { key: 'through', title: t('through'), width: 150, render: (run) => recordDay(run.through) },
    {
      key: 'company',
      title: t('company'),
      render: (run) => (
        <TwoLines
          first={nameOf(run)}
          second={run.invoicesBy ? wordOf(invoiceGroupingWords, run.invoicesBy) : t('asEngaged')}
        />
      ),
    },
    { key: 'state', title: t('state'), width: 200, render: stateOf },
    {
      key: 'billed',
      title: t('billed'),
      align: 'end',
      width: 140,
      render: (run) => <Money cents={run.billedCents} />,
    },
  ];
  return (
    <ListPage<InvoiceRun, RunSearch>
      name="invoice-runs"
      title={t('runs')}
      what={t('theRuns')}
      query={query}
      rows={query.data?.runs}
      list={list}
      columns={columns}
      filters={[]}
      renderPhoneRow={(run) => (
        <TwoLines
          strong
          first={`${proseMoment(run.startedAt)} · ${formatMoney(run.billedCents)}`}
          second={`${nameOf(run)} · ${stateOf(run)}`}
        />
      )}
      onOpen={({ id }) => void navigate({ to: '/invoice-runs/$id', params: { id } })}
      actions={
        <ButtonLink color="primary" variant="solid" to="/invoice-runs/new">
          {t('newRun')}
        </ButtonLink>
      }
      empty={{ icon: FileStack, title: t('noRuns'), text: t('noRunsText') }}
    />
  );
}
