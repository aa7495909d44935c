import { MOST_REPORT_ROWS, type ReportFormat } from '@writdesk/contract/reports/report-values';
import { CSV_MARK, type CsvCell, toCsv } from '@writdesk/contract/values/csv';
import { reportPaper } from '../../../templates/report.ts';
import type { Context } from '../../platform/context.ts';
import type { ReportColumn, ReportTable } from './report-table.ts';
import { type ReportLanguage, reportWords } from './report-words.ts';

export const fileTypes = {
  CSV: { ending: 'csv', contentType: 'text/csv' },
  PDF: { ending: 'pdf', contentType: 'application/pdf' },
} as const satisfies Record<ReportFormat, { ending: string; contentType: string }>;

/** The bytes of a report. @throws UnprintableTextError where no font has a character. */
export async function writeReport(
  { deps }: Pick<Context, 'deps'>,
  table: ReportTable,
  { format, language, madeOn }: { format: ReportFormat; language: ReportLanguage; madeOn: string },
): Promise<Uint8Array> {
  if (format === 'CSV') {
    const head = table.columns.map(({ title }) => title);
    return Buffer.from(CSV_MARK + toCsv(head, table.rows));
  }
  const words = reportWords[language];
  const grouped = table.columns.findIndex(({ key }) => key === table.groupBy);
  const shown = table.columns.flatMap((column, at) => (at === grouped ? [] : [{ column, at }]));
  const say = cellWriter(language);
  const groups = Map.groupBy(table.rows, (row) => (grouped < 0 ? null : (row[grouped] ?? null)));
  const { pdf } = await deps.typeset.pdf(reportPaper, {
    language,
    title: table.title,
    subtitle: table.subtitle,
    facts: [words.rows(table.rows.length), `${words.made} ${say(madeOn, 'day')}`],
    note: table.isCut ? words.cut(MOST_REPORT_ROWS) : null,
    words: { page: words.page, of: words.of },
    columns: shown.map(({ column: { title, share, kind } }) => ({
      title,
      share,
      isRight: kind === 'number' || kind === 'money',
    })),
    groups: [...groups].map(([heading, rows]) => ({
      heading: heading === null ? null : say(heading, table.columns[grouped]?.kind ?? 'text'),
      rows: rows.map((row) => shown.map(({ column, at }) => say(row[at] ?? null, column.kind))),
    })),
  });
  return pdf;
}

/** Cells as people read them. */
function cellWriter(language: ReportLanguage): (cell: CsvCell, kind: ReportColumn['kind']) => string {
  const locale = language === 'es' ? 'es-US' : 'en-US';
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const number = new Intl.NumberFormat(locale);
  return (cell, kind) => {
    if (cell === null) return '';
    if (kind === 'day') return days.format(new Date(`${cell}T00:00:00Z`));
    if (typeof cell === 'number') return (kind === 'money' ? money : number).format(cell);
    return cell.slice(0, 500);
  };
}
