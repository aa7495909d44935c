import { reports } from '@writdesk/contract/reports/reports';
import type { z } from 'zod';
import { createReport } from '../../src/case-service/reports/save-report.ts';
import { runReport } from '../../src/case-service/reports/run-report.ts';
import type { UserContext } from '../../src/platform/context.ts';
import type { DemoDays } from './demo-days.ts';
import type { PersonKey } from './demo-people.ts';

interface ReportEvent {
  at: Date;
  by: PersonKey;
  run(by: UserContext): Promise<unknown>;
}
type Body = z.input<typeof reports.create.body>;

/** The attorney reads their week, the firm its counties, a company its properties: each by itself, and once already. */
export function demoReports(days: DemoDays): ReportEvent[] {
  const report = (by: PersonKey, time: string, body: Body): ReportEvent => ({
    at: days.at(days.office(-1), time),
    by,
    run: (context) => setUp(context, body),
  });
  return [
    report('josephine', '16:10', {
      name: 'My week in court',
      kind: 'ATTORNEY_WEEK',
      period: 'NEXT_7_DAYS',
      format: 'PDF',
      frequency: 'WEEKLY',
      weekday: 1,
      hour: 7,
    }),
    report('beatrice', '16:20', {
      name: 'How long counties take',
      kind: 'COUNTY_TIMES',
      period: 'LAST_12_MONTHS',
      format: 'CSV',
      frequency: 'MONTHLY',
      monthDay: 1,
      hour: 8,
    }),
    report('wanda', '16:30', {
      name: 'Cases by community',
      kind: 'PROPERTIES',
      period: 'LAST_30_DAYS',
      format: 'PDF',
      frequency: 'WEEKLY',
      weekday: 1,
      hour: 8,
    }),
  ];
}

async function setUp(by: UserContext, body: Body): Promise<void> {
  const { id } = await createReport(by, { params: {}, query: {}, body: reports.create.body.parse(body) });
  await runReport(by, { params: { id }, query: {}, body: undefined });
}
