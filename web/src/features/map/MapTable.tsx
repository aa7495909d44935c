import { Link, type LinkProps } from '@tanstack/react-router';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type CountyRow, type Figure, figures } from './figures.ts';
import { messages } from './messages.ts';

interface MapTableProps {
  rows: readonly CountyRow[];
  figure: Figure;
  label: string;
  /** The list of a county's cases behind a figure. */
  linkOf: (row: CountyRow, figure: Figure) => LinkProps;
}

/** The same numbers as the map has, by county: each leads to its cases. */
export function MapTable({ rows, figure, label, linkOf }: MapTableProps) {
  const t = useText(messages);
  const sorted = rows.toSorted(
    (a, b) => (b[figure] ?? -1) - (a[figure] ?? -1) || a.name.localeCompare(b.name),
  );
  return (
    <div className="scrolls">
      <table className="map-table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('county')}</th>
            {figures.map((head) => (
              <th key={head} scope="col" className={head === figure ? 'number is-shown' : 'number'}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <tr key={row.fips}>
              <th scope="row">{`${row.name}, ${row.stateCode}`}</th>
              {figures.map((one) => (
                <td key={one} className={one === figure ? 'number is-shown' : 'number'}>
                  {one === 'medianDays' ? (
                    (row.medianDays ?? '–')
                  ) : row[one] === 0 ? (
                    '0'
                  ) : (
                    <Link {...linkOf(row, one)}>{formatCount(row[one])}</Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
