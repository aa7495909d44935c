import { Link, type LinkProps } from '@tanstack/react-router';
import type { Tone } from '@writdesk/contract/cases/case-status';
import type { ReactNode } from 'react';
import { formatCount } from '../../shared/formats/money.ts';
import { Sheet } from '../../shared/ui/index.ts';

/** Where a number leads: the list of exactly its rows. */
export interface NumberTarget {
  to: LinkProps['to'];
  search?: Record<string, string>;
  params?: Record<string, string>;
}

export interface Bar {
  key: string;
  label: ReactNode;
  count: number;
  link: NumberTarget;
  /** Where the bars are stages: whose move it is. */
  tone?: Tone | undefined;
}

interface BarTableProps {
  title: string;
  /** What the bars show, in one sentence. */
  said: string;
  heads: readonly [label: string, count: string];
  bars: readonly Bar[];
  extra?: ReactNode;
}

/** A chart that is a table: each bar has its name, its number, and the link to its rows. */
export function BarTable({ title, said, heads, bars, extra }: BarTableProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Sheet title={title} extra={extra}>
      <p className="dash-said">{said}</p>
      {bars.length > 0 && (
        <table className="dash-bars">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col" className="number">
                {heads[1]}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, count, link, tone }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className="number">
                  <NumberLink count={count} link={link} />
                </td>
                <td className={tone ? `dash-bar tone-${tone}` : 'dash-bar'} aria-hidden>
                  <span style={{ width: `${(count / most) * 100}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  );
}

/** A number, as the link to the list of exactly its rows; of none there is no list. */
export function NumberLink({ count, link }: Pick<Bar, 'count' | 'link'>) {
  if (count === 0) return <>0</>;
  return <Link {...(link as LinkProps)}>{formatCount(count)}</Link>;
}
