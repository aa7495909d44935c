import { account } from '@writdesk/contract/account/account';
import { clients } from '@writdesk/contract/clients/clients';
import {
  type FeedFigure,
  feedFigures,
  type FeedKind,
  feedKinds,
  feeds,
  newFeed,
} from '@writdesk/contract/feeds/feeds';
import {
  periodsOf,
  type ReportKind,
  reportKinds,
  type ReportPeriod,
} from '@writdesk/contract/reports/report-values';
import type { RouteReply } from '@writdesk/contract/route';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  type Field,
  Question,
  RadioBoxes,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { isAboutProof, useProof } from '../settings/index.ts';
import { messages } from './messages.ts';

interface Values {
  name: string;
  kind: FeedKind;
  report: ReportKind;
  clientId: string | null;
  period: Exclude<ReportPeriod, 'DAYS'>;
  figure: FeedFigure;
  origins: string;
  days: string | null;
}

const empty: Values = {
  name: '',
  kind: 'CALENDAR',
  report: 'PROPERTIES',
  clientId: null,
  period: 'LAST_30_DAYS',
  figure: 'OPEN_CASES',
  origins: '',
  days: '90',
};
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);

interface NewFeedDialogProps {
  onCreated: (created: RouteReply<typeof feeds.create>) => void;
  onClose: () => void;
}

/** Opens a feed; its address is shown next, this once. */
export default function NewFeedDialog({ onCreated, onClose }: NewFeedDialogProps) {
  const t = useText(messages);
  const create = useAction(feeds.create, { quiet: true });
  const { data: security } = useCall(account.security, { quiet: true });
  const { prove, question } = useProof(security?.hasPassword ?? false);
  const form = useBodyForm(
    empty,
    newFeed,
    ({ days, origins, clientId, ...values }: Values) => ({
      ...values,
      clientId: values.kind === 'TABLE' && values.report !== 'ATTORNEY_WEEK' ? clientId : null,
      origins: values.kind === 'FIGURE' ? linesOf(origins) : [],
      days: Number(days),
    }),
    'new-feed',
  );
  const submit = () => {
    const body = form.check();
    if (!body) return;
    prove(async (proof) => {
      const created = await create.runAsync({ body: { ...body, ...proof } }).catch((error: unknown) => {
        if (isAboutProof(error)) throw error;
        form.refuse(error, (path) => path.replace(/^origins\..*/, 'origins'));
      });
      if (created) onCreated(created);
    });
  };
  const kind = form.field('kind');
  return (
    <>
      <RecordDialog
        title={t('createTitle')}
        keep={t('dontCreate')}
        save={t('create')}
        form={{ ...form, submit, isRunning: create.isRunning }}
        onClose={onClose}
      >
        <Question label={t('name')} field={form.field('name')}>
          <TextInput {...form.field('name')} maxLength={60} />
        </Question>
        <Question label={t('kind')} field={kind} group>
          <RadioBoxes<FeedKind>
            {...kind}
            options={feedKinds.map((value) => ({ value, label: t(value), hint: t(`${value}Text`) }))}
          />
        </Question>
        {kind.value === 'TABLE' && <TableQuestions field={form.field} />}
        {kind.value === 'FIGURE' && <FigureQuestions field={form.field} />}
        <Question label={t('days')} field={form.field('days')} group>
          <RadioBoxes
            {...form.field('days')}
            columns={3}
            options={(['30', '90', '365'] as const).map((value) => ({ value, label: t(`days${value}`) }))}
          />
        </Question>
      </RecordDialog>
      {question}
    </>
  );
}

interface Fields {
  field: <K extends keyof Values>(name: K) => Field<Values[K]>;
}

function TableQuestions({ field }: Fields) {
  const t = useText(messages);
  const { isClient, firmId } = usePerson();
  const companies = useCall(clients.activeList, { query: {}, enabled: !isClient, quiet: true });
  const [report, period] = [field('report'), field('period')];
  const periods = periodsOf[report.value].filter((one) => one !== 'DAYS');
  const choose = (value: ReportKind) => {
    report.onChange(value);
    const [first] = periodsOf[value].filter((one) => one !== 'DAYS');
    if (first && !periodsOf[value].includes(period.value)) period.onChange(first);
  };
  return (
    <>
      <Question label={t('report')} field={report} group>
        <RadioBoxes<ReportKind>
          {...report}
          onChange={choose}
          options={reportKinds
            .filter((value) => value !== 'ATTORNEY_WEEK' || firmId !== null)
            .map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      {!isClient && report.value !== 'ATTORNEY_WEEK' && (
        <Question label={t('clientId')} field={field('clientId')}>
          <SelectInput
            {...field('clientId')}
            {...(report.value === 'COUNTY_TIMES' && { placeholder: t('anyCompany'), allowClear: true })}
            isLoading={companies.isPending}
            options={(companies.data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Question>
      )}
      <Question label={t('period')} field={period}>
        <SelectInput
          {...period}
          onChange={(value) => value && period.onChange(value)}
          options={periods.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
    </>
  );
}

function FigureQuestions({ field }: Fields) {
  const t = useText(messages);
  return (
    <>
      <Question label={t('figure')} field={field('figure')} group>
        <RadioBoxes<FeedFigure>
          {...field('figure')}
          options={feedFigures.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      <Question label={t('origins')} hint={t('originsHint')} field={field('origins')}>
        <TextInput {...field('origins')} rows={3} placeholder="https://intranet.example" />
      </Question>
    </>
  );
}
