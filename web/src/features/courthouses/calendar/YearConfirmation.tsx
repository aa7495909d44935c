import type { CourtYear } from '@writdesk/contract/court-calendars/court-calendars';
import { Button } from 'antd';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { dayOf, recordDay } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { calendarText } from '../../deadlines/index.ts';
import { messages } from './messages.ts';

interface YearConfirmationProps {
  year: CourtYear;
  /** Absent for who may not confirm, and where there is nothing to confirm. */
  onConfirm?: (() => void) | undefined;
}

/** Who vouched for the year; or that nobody did, and what that means. */
export function YearConfirmation({ year: { year, confirmation, days }, onConfirm }: YearConfirmationProps) {
  const t = useText(messages);
  if (confirmation) {
    const { calendar, confirmedBy: name, confirmedAt, source } = confirmation;
    const facts = { year: String(year), name, day: recordDay(dayOf(confirmedAt)), source };
    return (
      <p className="year-confirmed">
        <CircleCheck size={16} aria-hidden />
        <span>
          {calendar.level === 'courthouse'
            ? t('confirmed', facts)
            : t('confirmedFor', { ...facts, calendar: calendarText(calendar.name) })}
        </span>
      </p>
    );
  }
  return (
    <div className="year-unconfirmed">
      <TriangleAlert size={18} aria-hidden />
      <div>
        <h3>{t('unconfirmed', { year: String(year) })}</h3>
        <p>{days.length ? t('unconfirmedText') : t('noDays', { year: String(year) })}</p>
        {onConfirm && <Button onClick={onConfirm}>{t('confirmYear')}</Button>}
      </div>
    </div>
  );
}
