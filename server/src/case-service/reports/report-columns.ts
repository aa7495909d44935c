import type { ReportKind } from '@writdesk/contract/reports/report-values';
import type { ReportColumn, ReportTable } from './report-table.ts';
import { type ReportLanguage, reportWords } from './report-words.ts';

type Key = keyof (typeof reportWords)['en']['column'];
type Known = Omit<ReportColumn, 'title' | 'key'> & { key: Key };

const text = (key: Key, share: number): Known => ({ key, kind: 'text', share });
const day = (key: Key): Known => ({ key, kind: 'day', share: 2 });
const number = (key: Key): Known => ({ key, kind: 'number', share: 2 });
const tenants: Known = { ...text('tenants', 5), namesTenants: true };

const columns: Readonly<Record<ReportKind, readonly Known[]>> = {
  PROPERTIES: [
    text('property', 4),
    text('unit', 1),
    tenants,
    text('caseNumber', 3),
    text('court', 3),
    text('status', 3),
    day('nextDay'),
    day('opened'),
    { key: 'claim', kind: 'money', share: 2 },
  ],
  ATTORNEY_WEEK: [
    day('day'),
    text('time', 1),
    text('what', 3),
    text('court', 3),
    text('caseNumber', 3),
    text('company', 3),
    text('property', 3),
    tenants,
  ],
  COUNTY_TIMES: [
    text('county', 3),
    text('state', 1),
    number('submitted'),
    number('filed'),
    number('filing'),
    number('service'),
    number('judgment'),
    number('writ'),
    number('possession'),
    number('whole'),
  ],
};
const groups: Readonly<Record<ReportKind, Key | null>> = {
  PROPERTIES: 'property',
  ATTORNEY_WEEK: 'day',
  COUNTY_TIMES: null,
};

/** The columns of a kind of report, in the order in which it gives its cells. */
export const reportColumns = (
  kind: ReportKind,
  language: ReportLanguage,
): Pick<ReportTable, 'columns' | 'groupBy'> => ({
  columns: columns[kind].map((column) => ({ ...column, title: reportWords[language].column[column.key] })),
  groupBy: groups[kind],
});
