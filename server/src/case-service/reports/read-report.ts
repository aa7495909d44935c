import { caseStatusName } from '@writdesk/contract/cases/case-status-names';
import { MOST_REPORT_ROWS, type ReportKind } from '@writdesk/contract/reports/report-values';
import type { CsvCell } from '@writdesk/contract/values/csv';
import { nextDateOfCompany } from '@writdesk/contract/workflows/work-targets';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { type CasePageRow, selectCaseRows, timesByCounty } from '../cases/lists/index.ts';
import { readDatedEvents } from './dated-events.ts';
import { type Days, daysOf } from './period-days.ts';
import { reportColumns } from './report-columns.ts';
import type { ReportTable } from './report-table.ts';
import { type ReportLanguage, reportWords } from './report-words.ts';
import { selectCasesOfCompany } from './reported-case-queries.ts';

/** What a report is about, as it is kept. */
interface AskedReport {
  kind: ReportKind;
  ofClientId: string | null;
  ofLawyerId: string | null;
  period: Parameters<typeof daysOf>[0]['period'];
  fromDay: string | null;
  toDay: string | null;
}

type Rows = Pick<ReportTable, 'rows' | 'isCut'>;

/** Reads a report as the person in the context may see it at this moment. */
export async function readReport(
  context: UserContext,
  asked: AskedReport,
  language: ReportLanguage,
): Promise<ReportTable> {
  const { kind, period, fromDay: from, toDay: to } = asked;
  const days = daysOf({ period, from, to }, localDate(context.deps.clock.now(), context.actor.timeZone));
  const words = reportWords[language];
  return {
    title: words.title[kind],
    subtitle: words.days(days.from, days.to),
    ...reportColumns(kind, language),
    ...(await readers[kind](context, asked, days, language)),
  };
}

type Read = (context: UserContext, asked: AskedReport, days: Days, language: ReportLanguage) => Promise<Rows>;

const readers: Record<ReportKind, Read> = {
  async PROPERTIES(context, { ofClientId }, days, language) {
    const { deps, scope, actor } = context;
    const clientId = ofClientId ?? actor.clientId;
    if (!clientId) return { rows: [], isCut: false };
    const db = deps.db.as(scope);
    const keys = await selectCasesOfCompany(db, scope, { clientId, days, limit: MOST_REPORT_ROWS + 1 });
    const rows = await selectCaseRows(db, keys.slice(0, MOST_REPORT_ROWS));
    const side = actor.roleType === 'Client' ? 'client' : 'firm';
    const noProperty = reportWords[language].noProperty;
    return {
      rows: rows
        .toSorted((a, b) => placeOf(a).localeCompare(placeOf(b), undefined, { numeric: true }))
        .map((row): CsvCell[] => [
          row.propertyName ?? noProperty,
          row.unitLabel,
          row.tenantNames,
          row.caseNumber ?? row.caseDraftNumber,
          row.courtName,
          caseStatusName(row.status, side)[language],
          (side === 'client' ? nextDateOfCompany(row) : row).nextDate,
          localDate(row.createdAt, row.courtZone ?? row.countyZone ?? actor.timeZone),
          row.claimCents === null ? null : row.claimCents / 100,
        ]),
      isCut: keys.length > MOST_REPORT_ROWS,
    };
  },
  async ATTORNEY_WEEK(context, { ofLawyerId }, days, language) {
    const words = reportWords[language];
    const events = await readDatedEvents(context, {
      assigneeId: ofLawyerId ?? context.actor.userId,
      days,
      limit: MOST_REPORT_ROWS + 1,
    });
    return {
      rows: events
        .slice(0, MOST_REPORT_ROWS)
        .map(({ kind, day, at, timeZone, row }): CsvCell[] => [
          day,
          at && clockOf(at, timeZone),
          kind === 'HEARING' ? words.hearing : kind === 'LOCKOUT' ? words.lockout : words.step[kind],
          row.courtName,
          row.caseNumber ?? row.caseDraftNumber,
          row.clientName,
          [row.propertyName, row.unitLabel].filter(Boolean).join(' ') || null,
          row.tenantNames,
        ]),
      isCut: events.length > MOST_REPORT_ROWS,
    };
  },
  async COUNTY_TIMES(context, { ofClientId }, days) {
    const counties = await timesByCounty(context, { clientId: ofClientId }, days);
    return {
      rows: counties.map(({ name, stateCode, submitted, filed, medianDays: took }): CsvCell[] => [
        name,
        stateCode,
        submitted,
        filed,
        took.filing,
        took.service,
        took.judgment,
        took.writ,
        took.possession,
        took.whole,
      ]),
      isCut: false,
    };
  },
};

const placeOf = (row: CasePageRow) =>
  `${row.propertyName ?? '\uFFFF'} ${row.unitLabel ?? ''} ${row.caseNumber ?? row.caseDraftNumber}`;

/** `09:30`, by the court's clock. */
const clockOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    at,
  );
