import { chipDay, type CourtDay, timeAt, timeLeft, wallTime } from '../../shared/formats/dates.ts';
import { dateFormat } from '../../shared/formats/intl.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import type { WorkItem } from './work-item.ts';

type Known = Pick<WorkItem, 'status' | 'nextDateKind' | 'hearingAt' | 'timeZone' | 'filingCutoff' | 'mayDo'>;

/** What more is known of a task of today, and whether its hour is over. */
interface TodayWords {
  /** The hour at which it happens, in place of the day, which the group names. */
  at: string | null;
  words: string;
  isOver: boolean;
}

/** The hour of its hearing and how far that is, until when its clerk takes it, or from which day it may be filed. */
export function todayWords(item: Known, today: CourtDay, now = new Date()): TodayWords | null {
  const { status, nextDateKind, hearingAt, timeZone, filingCutoff, mayDo } = item;
  if (nextDateKind === 'HEARING') return hearingAt === null ? null : hearingWords(hearingAt, timeZone, now);
  if (status === 'SENT_FOR_FILING' && filingCutoff) {
    const time = wallTime(filingCutoff);
    const isOver = clockIn(timeZone, now) >= filingCutoff;
    return { at: null, words: translate(messages, isOver ? 'closedAt' : 'byTime', { time }), isOver };
  }
  const waits = mayDo?.step === 'FILE' && mayDo.on > today;
  return waits
    ? { at: null, words: translate(messages, 'fileFrom', { day: chipDay(mayDo.on, today) }), isOver: false }
    : null;
}

function hearingWords(hearingAt: string, timeZone: string, now: Date): TodayWords {
  const left = timeLeft(hearingAt, now);
  return {
    at: timeAt(hearingAt, timeZone),
    words: left ?? translate(messages, 'begun'),
    isOver: left === null,
  };
}

/** `16:05`: what the clock of the courthouse shows. */
const clockIn = (timeZone: string, now: Date): string =>
  dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
