import { endStatuses } from '@writdesk/contract/cases/case-status';
import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { CaseDeadline, Deed } from '@writdesk/contract/deadlines/deadlines';
import { localDate } from '../../platform/clock.ts';
import type { CaseFactsRow } from './case-facts-queries.ts';
import type { Court } from './law-book.ts';
import { standing } from './standing-facts.ts';

/** What makes each date past worrying about, the most telling first; the end of the case does it for all of them. */
const deedsOf: Readonly<Record<DeadlineEvent, readonly Deed[]>> = {
  NOTICE_EXPIRES: ['filed'],
  NOTICE_STALE: ['filed'],
  SERVE_BY: ['served', 'judged'],
  ANSWER_DUE: ['answered', 'held', 'judged'],
  TENDER_DUE: ['judged'],
  REGISTRY_DUE: ['judged'],
  HEARING_WINDOW: ['heard', 'judged'],
  SCRA_REFRESH: ['heard', 'judged'],
  APPEAL_DUE: ['appealed'],
  WRIT_EARLIEST: ['asked', 'issued', 'posted', 'carriedOut'],
  WRIT_REQUEST_BY: ['asked', 'issued', 'posted', 'carriedOut'],
  EXECUTION_APPLY_BY: ['asked', 'posted', 'carriedOut'],
  WRIT_EXECUTE_BY: ['carriedOut'],
  WRIT_DEAD: ['carriedOut'],
  ALT_OFFICER_FROM: ['carriedOut'],
  LOCKOUT_NOTICE: ['carriedOut'],
};

interface Known {
  row: CaseFactsRow;
  court: Court;
  /** What the date supposes has not happened yet, nor what follows it. */
  supposed?: { day: string } | null;
  /** At the courthouse; without it a hearing is not known to be over. */
  today?: string;
}

/** What was done about a date of a case, and when; null while the date stands open. */
export function doneOf(event: DeadlineEvent, known: Known): CaseDeadline['done'] {
  // What was asked for before the writ was issued was the writ, not its execution.
  const after = event === 'EXECUTION_APPLY_BY' ? dayOf('issued', known) : null;
  for (const by of [...(known.supposed ? [] : deedsOf[event]), 'ended' as const]) {
    const day = dayOf(by, known, after);
    if (day !== null) return { by, day };
  }
  return null;
}

function dayOf(by: Deed, { row, court, today }: Known, after: string | null = null): string | null {
  const dayAt = (at: Date | null) => at && localDate(at, court.place.timeZone);
  switch (by) {
    case 'filed':
      return row.filedOn;
    case 'served':
      return row.servedOn;
    case 'answered':
      return standing('answeredOn', row) ?? (row.found === 'ANSWER' ? row.foundOn : null);
    case 'heard':
      return row.hearingOn;
    case 'held':
      return row.hearingOn && today && row.hearingOn < today ? row.hearingOn : null;
    case 'judged':
      return row.judgmentOn;
    case 'appealed':
      return dayAt(row.appealFiledAt);
    case 'asked': {
      const requested = dayAt(row.writRequestedAt);
      // A writ is requested before it is issued, if only by hours.
      const isBefore = requested !== null && after !== null && requested <= after;
      return standing('writAppliedOn', row) ?? (isBefore ? null : requested);
    }
    case 'issued':
      return standing('writIssuedOn', row) ?? dayAt(row.writIssuedAt);
    case 'posted':
      return standing('writPostedOn', row) ?? standing('writPostedAt', row)?.slice(0, 10) ?? null;
    case 'carriedOut':
      return dayAt(row.possessionAt);
    case 'ended':
      return isOver(row) ? dayAt(row.endedAt) : null;
  }
}

const isOver = ({ status }: CaseFactsRow) => endStatuses.some((end) => end === status);
