import { CalendarCheck, CalendarClock } from 'lucide-react';
import { listDay, type CourtDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type ActionKind, actionWords } from './action-words.ts';
import './chip.css';

interface EarliestActionChipProps {
  kind: ActionKind;
  /** The first day on which the step is lawful, at the court. */
  date: CourtDay;
  today: CourtDay;
}

/** `File on or after Thu Jul 9`; blue once the day has come: then the firm may act. */
export function EarliestActionChip({ kind, date, today }: EarliestActionChipProps) {
  const t = useText(actionWords);
  const mayAct = date <= today;
  const Icon = mayAct ? CalendarCheck : CalendarClock;
  return (
    <span className={`action-chip tone-${mayAct ? 'desk' : 'quiet'}`}>
      <Icon size={14} aria-hidden />
      {t(kind, { day: listDay(date, today) })}
    </span>
  );
}
