import { clients } from '@writdesk/contract/clients/clients';
import {
  periodsOf,
  reportFormats,
  reportFrequencies,
  type ReportFormat,
  type ReportFrequency,
  type ReportKind,
  type ReportPeriod,
} from '@writdesk/contract/reports/report-values';
import { users } from '@writdesk/contract/users/users';
import { useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  DateInput,
  type Field,
  Question,
  QuestionRow,
  RadioBoxes,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { wallTime } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { messages } from './messages.ts';
import type { ReportValues } from './report-form-values.ts';
import { useReportKinds } from './use-report-words.ts';

interface ReportFieldsProps {
  field: <K extends keyof ReportValues>(name: K) => Field<ReportValues[K]>;
}

/** What a report is about, as what, and when. */
export function ReportFields({ field }: ReportFieldsProps) {
  const t = useText(messages);
  const kind = field('kind');
  const period = field('period');
  const chooseKind = (value: ReportKind) => {
    kind.onChange(value);
    if (!periodsOf[value].includes(period.value)) period.onChange(periodsOf[value][0] ?? 'DAYS');
  };
  return (
    <>
      <Question label={t('name')} field={field('name')}>
        <TextInput {...field('name')} maxLength={60} />
      </Question>
      <Question label={t('kind')} field={kind} group>
        <RadioBoxes<ReportKind>
          {...kind}
          onChange={chooseKind}
          options={useReportKinds().map((value) => ({ value, label: t(value), hint: t(`${value}Text`) }))}
        />
      </Question>
      {kind.value === 'ATTORNEY_WEEK' ? <LawyerQuestion field={field} /> : <CompanyQuestion field={field} />}
      <Question label={t('period')} field={period}>
        <SelectInput<ReportPeriod>
          {...period}
          onChange={(value) => value && period.onChange(value)}
          options={periodsOf[kind.value].map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      {period.value === 'DAYS' && (
        <QuestionRow>
          <Question label={t('from')} field={field('from')}>
            <DateInput {...field('from')} />
          </Question>
          <Question label={t('to')} field={field('to')}>
            <DateInput {...field('to')} />
          </Question>
        </QuestionRow>
      )}
      <Question label={t('format')} field={field('format')} group>
        <RadioBoxes<ReportFormat>
          {...field('format')}
          columns={2}
          options={reportFormats.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      <ScheduleQuestions field={field} />
    </>
  );
}

function LawyerQuestion({ field }: ReportFieldsProps) {
  const t = useText(messages);
  const { data, isPending } = useCall(users.dropdown, { query: { size: 100 }, quiet: true });
  return (
    <Question label={t('lawyer')} field={field('lawyerId')}>
      <SelectInput
        {...field('lawyerId')}
        placeholder={t('ownCases')}
        allowClear
        isLoading={isPending}
        options={(data?.users ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Question>
  );
}

function CompanyQuestion({ field }: ReportFieldsProps) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const { data, isPending } = useCall(clients.activeList, { query: {}, enabled: !isClient, quiet: true });
  if (isClient) return null;
  const isOptional = field('kind').value === 'COUNTY_TIMES';
  return (
    <Question label={t('company')} field={field('clientId')}>
      <SelectInput
        {...field('clientId')}
        {...(isOptional && { placeholder: t('anyCompany') })}
        allowClear={isOptional}
        isLoading={isPending}
        options={(data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Question>
  );
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

function ScheduleQuestions({ field }: ReportFieldsProps) {
  const t = useText(messages);
  const frequency = field('frequency');
  return (
    <>
      <Question label={t('frequency')} field={frequency} group>
        <RadioBoxes<ReportFrequency>
          {...frequency}
          columns={2}
          options={reportFrequencies.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      {frequency.value !== 'ON_REQUEST' && (
        <>
          <QuestionRow>
            {frequency.value === 'WEEKLY' && (
              <Question label={t('weekday')} field={field('weekday')}>
                <SelectInput
                  {...field('weekday')}
                  options={weekdays.map((value) => ({ value, label: t(`day${value}`) }))}
                />
              </Question>
            )}
            {frequency.value === 'MONTHLY' && (
              <Question label={t('monthDay')} field={field('monthDay')}>
                <SelectInput
                  {...field('monthDay')}
                  options={numbers(1, 28).map((value) => ({ value, label: value }))}
                />
              </Question>
            )}
            <Question label={t('hour')} hint={t('hourHint')} field={field('hour')}>
              <SelectInput
                {...field('hour')}
                options={numbers(0, 23).map((value) => ({
                  value,
                  label: wallTime(`${value.padStart(2, '0')}:00`),
                }))}
              />
            </Question>
          </QuestionRow>
          <CheckInput {...field('isPaused')}>{t('isPaused')}</CheckInput>
        </>
      )}
    </>
  );
}
