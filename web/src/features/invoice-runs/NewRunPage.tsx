import { clients } from '@writdesk/contract/clients/clients';
import { invoiceGroupings, type InvoiceGrouping } from '@writdesk/contract/invoices/invoice-grouping';
import { invoiceRuns, type PreviewedGroup } from '@writdesk/contract/invoices/invoice-runs';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { invoiceGroupingWords } from '../../labels/invoice-grouping-words.ts';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  DateInput,
  Question,
  QuestionRow,
  SelectInput,
  useForm,
} from '../../shared/form/index.ts';
import { recordDay, todayIn } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { optionsOf } from '../../shared/i18n/word-list.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';
import { EmptyState, Money, PageHead, Sheet, toast, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useGroupName } from './use-group-name.ts';

interface Values {
  through: string | null;
  clientId: string | null;
  invoicesBy: InvoiceGrouping | null;
  drafts: boolean;
}

/** A run before it begins: up to which day, for whom, and what it would make. */
export default function NewRunPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const companies = useCall(clients.activeList, { query: {}, quiet: true });
  const form = useForm<Values>({
    initial: { through: todayIn(), clientId: null, invoicesBy: null, drafts: false },
  });
  const { through, clientId, invoicesBy, drafts } = form.values;
  const preview = useCall(invoiceRuns.preview, {
    query: { through: through ?? '', clientId: clientId ?? 'all', invoicesBy: invoicesBy ?? 'all' },
    enabled: through !== null,
    keepPrevious: true,
    quiet: true,
  });
  const start = useAction(invoiceRuns.run, {
    onDone: ({ id, through: day }) => {
      toast.success(recordDay(day), { title: t('goDone') });
      void navigate({ to: '/invoice-runs/$id', params: { id } });
    },
  });
  const groups = preview.data?.groups ?? [];
  const billed = groups.filter(({ isBelowNothing }) => !isBelowNothing);
  const sum = billed.reduce((cents, { amountCents }) => cents + amountCents, 0);
  return (
    <>
      <PageHead
        title={t('newRun')}
        breadcrumb={[{ label: t('runs'), to: '/invoice-runs' }]}
        phone={{ backTo: '/invoice-runs', title: t('newRun') }}
        actions={
          billed.length > 0 &&
          through !== null && (
            <Button
              type="primary"
              loading={start.isRunning}
              disabled={preview.isPlaceholderData}
              onClick={() => start.run({ body: { through, clientId, invoicesBy, issue: !drafts } })}
            >
              {t('go', { count: billed.length, amount: formatMoney(sum) })}
            </Button>
          )
        }
      />
      <Sheet>
        <QuestionRow>
          <Question label={t('through')} field={form.field('through')}>
            <DateInput {...form.field('through')} />
          </Question>
          <Question label={t('company')} field={form.field('clientId')} optional>
            <SelectInput
              {...form.field('clientId')}
              placeholder={t('allCompanies')}
              allowClear
              options={(companies.data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              isLoading={companies.isPending}
            />
          </Question>
          <Question label={t('by')} field={form.field('invoicesBy')} optional>
            <SelectInput<InvoiceGrouping>
              {...form.field('invoicesBy')}
              placeholder={t('asEngaged')}
              allowClear
              options={optionsOf(invoiceGroupingWords, invoiceGroupings)}
            />
          </Question>
        </QuestionRow>
        <CheckInput {...form.field('drafts')}>{t('drafts')}</CheckInput>
      </Sheet>
      <Preview query={preview} rows={through === null ? [] : preview.data?.groups} />
    </>
  );
}

type Query = Parameters<typeof DataTable<PreviewedGroup>>[0]['query'];

function Preview({ query, rows }: { query: Query; rows: readonly PreviewedGroup[] | undefined }) {
  const t = useText(messages);
  const nameOf = useGroupName();
  const waits = (row: PreviewedGroup) => row.isBelowNothing && t('belowNothing');
  const columns: readonly Column<PreviewedGroup>[] = [
    {
      key: 'company',
      title: t('company'),
      always: true,
      render: (row) => <TwoLines strong first={row.client.name} second={nameOf(row)} />,
    },
    { key: 'state', title: t('state'), width: 260, render: waits },
    { key: 'charges', title: t('of'), width: 150, render: (row) => t('charges', { count: row.lineCount }) },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      width: 150,
      render: (row) => <Money cents={row.amountCents} />,
    },
  ];
  return (
    <DataTable<PreviewedGroup>
      name="invoice-run-preview"
      label={t('preview')}
      what={t('preview')}
      query={query}
      rows={rows}
      rowKey={({ key }) => key}
      total={rows && { total: rows.length }}
      columns={columns}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${row.client.name} · ${formatMoney(row.amountCents)}`}
          second={[nameOf(row), waits(row) || t('charges', { count: row.lineCount })].join(' · ')}
        />
      )}
      empty={
        <EmptyState icon={CircleCheck} title={t('nothing')} tone="done">
          {t('nothingText')}
        </EmptyState>
      }
    />
  );
}
