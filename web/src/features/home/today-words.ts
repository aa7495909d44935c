import { chipDay, type CourtDay, timeAt, wallTime } from '../../shared/formats/dates.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import type { WorkItem } from './work-item.ts';

type Known = Pick<WorkItem, 'status' | 'nextDateKind' | 'hearingAt' | 'timeZone' | 'filingCutoff' | 'mayDo'>;

/** What more is known of a task of today: the hour of its hearing, until when its clerk takes it, or from which day it may be filed. */
export function todayWords(item: Known, today: CourtDay): string | null {
  const { status, nextDateKind, hearingAt, timeZone, filingCutoff, mayDo } = item;
  if (nextDateKind === 'HEARING') return hearingAt && timeAt(hearingAt, timeZone);
  if (status === 'SENT_FOR_FILING' && filingCutoff)
    return translate(messages, 'byTime', { time: wallTime(filingCutoff) });
  const waits = mayDo?.step === 'FILE' && mayDo.on > today;
  return waits ? translate(messages, 'fileFrom', { day: chipDay(mayDo.on, today) }) : null;
}
