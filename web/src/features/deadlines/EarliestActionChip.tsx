import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { CalendarCheck, CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { chipDay, listDay, type CourtDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type ActionKind, actionWords } from '../../labels/law/action-words.ts';
import { stateWords } from '../../labels/law/state-words.ts';
import './chip.css';

interface EarliestActionChipProps {
  kind: ActionKind;
  /** The first day on which the step is lawful, at the court. */
  date: CourtDay;
  today: CourtDay;
  /** Of the court’s state: `Warrant of eviction from Thu Jul 9`. */
  terms: PackTerms | null;
}

/** `File on or after Thu Jul 9`; blue once the day has come: then the firm may act. */
export function EarliestActionChip({ kind, date, today, terms }: EarliestActionChipProps) {
  const t = useText(actionWords);
  const day = { day: listDay(date, today), date: chipDay(date, today), ...stateWords(terms) };
  return <ActionChip mayAct={date <= today}>{t(kind, day)}</ActionChip>;
}

/** A step that waits for nothing but its day, in the words of its place. */
export function ActionChip({ mayAct, children }: { mayAct: boolean; children: ReactNode }) {
  const Icon = mayAct ? CalendarCheck : CalendarClock;
  return (
    <span className={`action-chip tone-${mayAct ? 'desk' : 'quiet'}`}>
      <Icon size={14} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
