import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import type { ReactNode } from 'react';
import { dayAfter } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet } from '../../../shared/ui/index.ts';
import { NumberLink } from '../BarTable.tsx';
import { workMessages as messages } from '../work-messages.ts';
import { casesOf } from '../place.ts';

export type WorkRow = RouteReply<typeof caseNumbers.workCounts>['rows'][number];

interface WorkTableProps {
  title: string;
  head: string;
  /** What the rows say, in one sentence. */
  said: string;
  data: RouteReply<typeof caseNumbers.workCounts>;
  nameOf: (row: WorkRow) => ReactNode;
  /** What the list of a row's cases is asked for, its days apart. */
  searchOf: (row: WorkRow) => Record<string, string>;
  countyId: string;
}

/** Open work by age: what is late, due today, later and without a date, each number a link to its cases. */
export function WorkTable({ title, head, said, data, nameOf, searchOf, countyId }: WorkTableProps) {
  const t = useText(messages);
  const { today, rows } = data;
  const days = {
    late: { nextTo: dayAfter(today, -1) },
    today: { nextFrom: today, nextTo: today },
    later: { nextFrom: dayAfter(today, 1) },
  } as const;
  const listOf = (search: Record<string, string>) => casesOf({ days: null, countyId }, search);
  return (
    <Sheet title={title}>
      <p className="dash-said">{said}</p>
      {rows.length > 0 && (
        <div className="scrolls">
          <table className="plain-table">
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                {(['late', 'today', 'later', 'all'] as const).map((column) => (
                  <th key={column} scope="col" className="number">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">{nameOf(row)}</th>
                  {(['late', 'today', 'later'] as const).map((column) => (
                    <td key={column} className={column === 'late' ? 'number is-late' : 'number'}>
                      <NumberLink count={row[column]} link={listOf({ ...searchOf(row), ...days[column] })} />
                    </td>
                  ))}
                  <td className="number strong">
                    <NumberLink count={row.total} link={listOf(searchOf(row))} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Sheet>
  );
}

/** How many there are in all, and how many of them are late. */
export const sumsOf = (rows: readonly WorkRow[]) => ({
  total: rows.reduce((sum, { total }) => sum + total, 0),
  late: rows.reduce((sum, { late }) => sum + late, 0),
});
