import { dockets, type Docket } from '@writdesk/contract/dockets/dockets';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import {
  dayAfter,
  listDay,
  monthTitle,
  titleDay,
  todayIn,
  wallTime,
  type CourtDay,
} from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ErrorState, Sheet, Skeleton, usePhone } from '../../shared/ui/index.ts';
import { monthAfter, weekOf, weeksOfMonth } from './calendar-days.ts';
import { ClosedMark } from './ClosedMark.tsx';
import type { View } from './docket-search.ts';
import { messages } from './messages.ts';

interface DocketCalendarProps {
  view: Exclude<View, 'list'>;
  day: CourtDay;
  courthouseId: string;
  onDay: (day: CourtDay) => void;
}

const MOST = 100;

/** The dockets of a week or a month, each day with its sittings by hour. On a phone the days stand below each other. */
export function DocketCalendar({ view, day, courthouseId, onDay }: DocketCalendarProps) {
  const t = useText(messages);
  const isPhone = usePhone();
  const weeks = view === 'week' ? [weekOf(day)] : weeksOfMonth(day);
  const [first = day] = weeks[0] ?? [];
  const last = weeks.at(-1)?.[6] ?? day;
  const query = useCall(dockets.list, {
    query: { courthouseId, dateRange: `${first}..${last}`, size: MOST },
    keepPrevious: true,
    quiet: true,
  });
  const byDay = Map.groupBy(query.data?.dockets ?? [], ({ hearingDate }) => hearingDate);
  const step = (by: 1 | -1) => onDay(view === 'week' ? dayAfter(day, 7 * by) : monthAfter(day, by));
  const title = view === 'week' ? `${listDay(first)} – ${listDay(last)}` : monthTitle(day);
  const isShown = (one: CourtDay) => !isPhone || byDay.has(one) || one === todayIn();
  return (
    <Sheet
      title={title}
      padded={false}
      extra={
        <span className="calendar-steps">
          <Button icon={<ChevronLeft size={16} />} aria-label={t('earlier')} onClick={() => step(-1)} />
          <Button onClick={() => onDay(todayIn())}>{t('toToday')}</Button>
          <Button icon={<ChevronRight size={16} />} aria-label={t('later')} onClick={() => step(1)} />
        </span>
      }
    >
      {query.error && (
        <ErrorState error={query.error} what={t('theDockets')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending ? (
        <Skeleton lines={8} label={t('theDockets')} />
      ) : (
        <ol className={`docket-calendar in-${view}`}>
          {weeks
            .flat()
            .filter(isShown)
            .map((one) => (
              <Day
                key={one}
                day={one}
                isOutside={view === 'month' && !one.startsWith(day.slice(0, 7))}
                sittings={byDay.get(one) ?? []}
              />
            ))}
        </ol>
      )}
    </Sheet>
  );
}

function Day({
  day,
  isOutside,
  sittings,
}: {
  day: CourtDay;
  isOutside: boolean;
  sittings: readonly Docket[];
}) {
  const isToday = day === todayIn();
  return (
    <li
      className={[isOutside && 'outside', isToday && 'today'].filter(Boolean).join(' ')}
      aria-label={titleDay(day)}
    >
      <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
        {listDay(day)}
      </time>
      {sittings.length > 0 && (
        <ul>
          {sittings.map((docket) => (
            <li key={docket.id}>
              <Link to="/dockets/$id" params={{ id: docket.id }}>
                <strong>{wallTime(docket.hearingTime)}</strong> {docket.courthouse.shortName}
                <small>
                  {docket.room} · {docket.caseCount}/{docket.maxCases}
                </small>
              </Link>
              <ClosedMark docket={docket} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
