import type { ReactNode } from 'react';
import { distance, listDay, type CourtDay } from '../../formats/dates.ts';
import { formatMoney } from '../../formats/money.ts';
import './cells.css';

/** A cell of two lines: the name, and under it what one asks next. Long texts are cut and kept in the title. */
export function TwoLines({
  first,
  second,
  strong = false,
}: {
  first: ReactNode;
  second?: ReactNode;
  strong?: boolean;
}) {
  return (
    <span className="two-lines">
      <span className={strong ? 'line-1 strong' : 'line-1'} title={titleOf(first)}>
        {first}
      </span>
      {second !== undefined && second !== null && second !== '' && (
        <span className="line-2" title={titleOf(second)}>
          {second}
        </span>
      )}
    </span>
  );
}

function titleOf(content: ReactNode): string | undefined {
  return typeof content === 'string' ? content : undefined;
}

interface DayProps {
  day: CourtDay;
  /** Today at the courthouse; the reader's own day when not given. */
  today?: CourtDay;
  /** `due`: somebody has to act by then, so it can be late. */
  kind?: 'due' | 'event';
}

/** `Tue Jul 28  in 7 days`: a date is never without its distance. */
export function DayWithDistance({ day, today, kind = 'due' }: DayProps) {
  return (
    <span className="day">
      <span>{listDay(day, today)}</span> <Distance day={day} today={today} kind={kind} />
    </span>
  );
}

/** `in 7 days`, amber when near, crimson when late. */
export function Distance({ day, today, kind = 'due' }: DayProps) {
  const { text, nearness } = distance(day, { ...(today && { today }), kind });
  return <span className={`distance ${nearness}`}>{text}</span>;
}

/** An amount in a column or a fact: never broken. */
export function Money({ cents }: { cents: number }) {
  return <span className="money">{formatMoney(cents)}</span>;
}
