import type { CourtDay, CourtYear } from '@writdesk/contract/court-calendars/court-calendars';
import { Button } from 'antd';
import { dayOf, listDay, recordDay } from '../../../shared/formats/dates.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { calendarText, closedDay } from '../../deadlines/index.ts';
import { byMonth, dayRange } from './days.ts';
import { messages } from './messages.ts';

interface YearDaysProps {
  year: CourtYear;
  /** Whether the day's calendar is the reader's to change. */
  mayRemove: (day: CourtDay) => boolean;
  onRemove: (day: CourtDay) => void;
  /** Absent for who only looks on. */
  onUndo?: ((day: CourtDay) => void) | undefined;
}

/** The year's closed days by month, each with its source; below them the closures that were undone. */
export function YearDays({ year, mayRemove, onRemove, onUndo }: YearDaysProps) {
  const t = useText(messages);
  const locale = useLocale();
  const { days, closures } = year;
  const closed = days.filter(({ effect }) => effect === 'closed').length;
  const undone = closures.filter(({ undoneAt }) => undoneAt !== null);
  return (
    <>
      {days.length > 0 && (
        <p className="year-legend">
          {t('legend', { count: closed, year: String(year.year) })}. {t('weekends')}
        </p>
      )}
      <div className="year-months">
        {byMonth(days, locale).map(({ month, days: ofMonth }) => (
          <section key={month} className="year-month">
            <h3>{month}</h3>
            <ul>
              {ofMonth.map((day) => (
                <DayRow
                  key={day.date}
                  day={day}
                  onRemove={mayRemove(day) ? onRemove : undefined}
                  onUndo={onUndo}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {undone.length > 0 && (
        <section className="year-undone">
          <h3>{t('undone')}</h3>
          <ul>
            {undone.map(({ id, dates, reason, closedBy, undoneBy, undoneAt }) => (
              <li key={id}>
                {t('undoneLine', {
                  days: dayRange(dates),
                  reason,
                  by: closedBy,
                  name: undoneBy ?? '',
                  day: recordDay(dayOf(undoneAt ?? '')),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type DayRowProps = Pick<YearDaysProps, 'onUndo'> & {
  day: CourtDay;
  onRemove: YearDaysProps['onRemove'] | undefined;
};

function DayRow({ day, onRemove, onUndo }: DayRowProps) {
  const t = useText(messages);
  const { date, name, kind, effect, reason, source, confidence, confirmedBy, confirmedAt, calendar } = day;
  const isClosure = kind === 'closure';
  const holiday = closedDay(name);
  const who = confirmedBy && {
    name: confirmedBy,
    day: recordDay(dayOf(confirmedAt ?? '')),
  };
  const facts = [
    t(`from_${calendar.level}`, { name: calendarText(calendar.name) }),
    ...(isClosure ? [] : [source, t(`sure_${confidence}`)]),
    ...(who ? [t(isClosure ? 'closedBy' : 'by', who)] : []),
  ];
  return (
    <li className={`year-day ${isClosure ? 'closure' : effect}`}>
      <span className="year-date">{listDay(date, date)}</span>
      <div>
        {isClosure ? (
          <strong>{`${t('closure')}: ${reason}`}</strong>
        ) : (
          <strong lang={holiday.lang}>{holiday.text}</strong>
        )}
        {effect === 'open' && <span className="year-opened">{t('opened')}</span>}
        <small>{facts.join(' · ')}</small>
      </div>
      {isClosure && onUndo && (
        <Button
          size="small"
          aria-label={t('undoOf', { day: listDay(date, date) })}
          onClick={() => onUndo(day)}
        >
          {t('undo')}
        </Button>
      )}
      {!isClosure && onRemove && (
        <Button
          size="small"
          type="text"
          aria-label={t('removeOf', { name: holiday.text, day: listDay(date, date) })}
          onClick={() => onRemove(day)}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  );
}
