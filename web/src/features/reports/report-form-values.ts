import type { Report } from '@writdesk/contract/reports/reports';
import type {
  reportFields,
  ReportFormat,
  ReportFrequency,
  ReportKind,
  ReportPeriod,
} from '@writdesk/contract/reports/report-values';
import type { z } from 'zod';

/** As the form has them: choices are texts. */
export interface ReportValues {
  name: string;
  kind: ReportKind;
  clientId: string | null;
  lawyerId: string | null;
  period: ReportPeriod;
  from: string | null;
  to: string | null;
  format: ReportFormat;
  frequency: ReportFrequency;
  weekday: string | null;
  monthDay: string | null;
  hour: string | null;
  isPaused: boolean;
}

export const newReportValues = (kind: ReportKind): ReportValues => ({
  name: '',
  kind,
  clientId: null,
  lawyerId: null,
  period: kind === 'ATTORNEY_WEEK' ? 'NEXT_7_DAYS' : 'LAST_30_DAYS',
  from: null,
  to: null,
  format: 'PDF',
  frequency: 'WEEKLY',
  weekday: '1',
  monthDay: '1',
  hour: '7',
  isPaused: false,
});

export const reportValues = (report: Report): ReportValues => ({
  name: report.name,
  kind: report.kind,
  clientId: report.client?.id ?? null,
  lawyerId: report.lawyer?.id ?? null,
  period: report.period,
  from: report.from,
  to: report.to,
  format: report.format,
  frequency: report.frequency,
  weekday: String(report.weekday),
  monthDay: String(report.monthDay),
  hour: String(report.hour),
  isPaused: report.isPaused,
});

/** What the kind doesn't ask is not sent. */
export function reportBody(values: ReportValues): z.input<typeof reportFields> {
  const { weekday, monthDay, hour, clientId, lawyerId, from, to, ...rest } = values;
  const isOfDays = values.period === 'DAYS';
  return {
    ...rest,
    clientId: values.kind === 'ATTORNEY_WEEK' ? null : clientId,
    lawyerId: values.kind === 'ATTORNEY_WEEK' ? lawyerId : null,
    from: isOfDays ? from : null,
    to: isOfDays ? to : null,
    weekday: Number(weekday),
    monthDay: Number(monthDay),
    hour: Number(hour),
  };
}
