import type { CaseDetails } from '@writdesk/contract/cases';
import { useState } from 'react';
import { listDay, timeAt, todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Distance, Sheet } from '../../../shared/ui/index.ts';
import { courtDay } from '../../deadlines/day-words.ts';
import { Unverified } from '../../deadlines/Unverified.tsx';
import { zoneOf } from '../court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { messages } from '../messages.ts';
import { knownDates, type KnownDate } from './known-dates.ts';
import { LawDateRow } from './LawDateRow.tsx';
import { inOrder, isUnverified } from './law-dates.ts';
import { useLawDates } from './use-law-dates.ts';
import './dates.css';

/** The days of a case: those that the law sets, each with its count, among those that people have set. */
export function Dates({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('dates', 'judgment', 'notice');
  const query = useLawDates(details);
  const zone = query.data?.timeZone ?? zoneOf(details);
  const today = todayIn(zone);
  const counted = inOrder(query.data?.deadlines ?? [], zone);
  const known = knownDates(details);
  // Beside what the law sets, what has happened is history; alone it is what there is.
  const past = counted.length > 0 ? known.filter(({ isAhead }) => !isAhead) : [];
  const shown = known.filter((date) => !past.includes(date));
  // Where it is said of all it is said once.
  const allUnverified = counted.length > 0 && counted.every((date) => !date.rule || isUnverified(date));
  const [isUnfolded, setUnfolded] = useState(false);
  const rows = [
    ...shown.map((date) => ({
      day: date.day,
      row: <KnownRow key={date.key} date={date} zone={zone} today={today} />,
    })),
    ...counted.map((date) => ({
      day: date.date === null ? '9' : courtDay(date.from ?? date.date, zone),
      row: (
        <LawDateRow
          key={date.event}
          deadline={date}
          details={details}
          place={{ timeZone: zone, today }}
          isMarked={!allUnverified && isUnverified(date)}
        />
      ),
    })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <Sheet
      title={t('dates')}
      extra={allUnverified && <Unverified />}
      padded={false}
      className={`case-dates ${fresh}`}
      id="dates"
    >
      {past.length > 0 && (
        <button
          type="button"
          className="link-button dates-past"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'foldPastDates' : 'pastDates', { count: past.length })}
        </button>
      )}
      {rows.length === 0 ? (
        !query.isPending && <p className="case-dates-none">{t('noDates')}</p>
      ) : (
        <dl>
          {isUnfolded &&
            past.map((date) => <KnownRow key={date.key} date={date} zone={zone} today={today} />)}
          {rows.map(({ row }) => row)}
        </dl>
      )}
      {query.error && (
        <p className="case-dates-none">
          {t('datesNotCounted')}{' '}
          <button type="button" className="link-button" onClick={() => void query.refetch()}>
            {t('countAgain')}
          </button>
        </p>
      )}
    </Sheet>
  );
}

/** A day that somebody has written down or set. */
function KnownRow({ date, zone, today }: { date: KnownDate; zone: string; today: string }) {
  const t = useText(messages);
  const { key, day, at, isAhead } = date;
  return (
    <div className={isAhead ? 'ahead' : undefined}>
      <dt>{t(key)}</dt>
      <dd>
        {listDay(day, today)}
        <small>
          {at && isAhead ? `${timeAt(at, zone)} · ` : ''}
          <Distance day={day} today={today} kind="event" />
        </small>
      </dd>
    </div>
  );
}
