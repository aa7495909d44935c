import type { LawfulStep } from '@writdesk/contract/cases';
import {
  type Deadline,
  type DeadlineEvent,
  deadlineEvents,
  type DeadlineFacts,
} from '@writdesk/contract/deadline-values';
import { type JudgmentOutcome, outcomeFacts } from '@writdesk/contract/judgment-outcomes';
import { localDate } from '../../platform/clock.ts';
import type { CaseFactsRow } from './case-facts-queries.ts';
import { computeDeadline, type DeadlineQuestion } from './engine/index.ts';
import type { Court, LawBook } from './law-book.ts';

/** A date of a case, with what it supposes. */
export interface CaseDate {
  event: DeadlineEvent;
  deadline: Deadline;
  supposed: { fact: string; day: string } | null;
}

/** A date as it is kept: without its count. */
export type KeptDate = Pick<
  Deadline,
  'date' | 'from' | 'to' | 'earliestAction' | 'missing' | 'ruleId' | 'packVersion'
> & {
  supposed: CaseDate['supposed'];
};

/** The step that waits for nothing but its first lawful day. */
export type MayDo = { kind: LawfulStep; on: string } | null;

const beforeFiling = new Set([
  'DRAFT',
  'PAYMENT_HOLD',
  'INTAKE',
  'INITIAL_CHECK',
  'REVIEW',
  'RETURNED_TO_CLIENT',
  'RETURNED_TO_PROCESSOR',
  'SENT_FOR_FILING',
]);
const waitsToBeFiled = new Set(['INTAKE', 'INITIAL_CHECK', 'REVIEW', 'SENT_FOR_FILING']);
const beforeJudgment = new Set(['FILED', 'SENT_FOR_SERVING', 'ON_DOCKET', 'AWAITING_JUDGMENT']);

/** Events that are told as missing a fact only while that fact is what the case waits for. */
const toldWhileMissing: Readonly<Partial<Record<DeadlineEvent, (row: CaseFactsRow) => boolean>>> = {
  NOTICE_EXPIRES: ({ status }) => beforeFiling.has(status),
  ANSWER_DUE: ({ status }) => beforeJudgment.has(status),
};

/** Every date that the law sets in a case as it stands, in the order of its way. */
export function datesOfCase(row: CaseFactsRow, court: Court, book: LawBook): CaseDate[] {
  const facts = factsOf(row, court.place.timeZone);
  return deadlineEvents.flatMap((event) => {
    const supposed = supposedFor(event, row);
    const asked: DeadlineQuestion = {
      law: book.law,
      place: court.place,
      calendar: court.calendar,
      event,
      facts: {
        ...facts,
        serviceMethod: event === 'NOTICE_EXPIRES' ? facts.serviceMethod : methodOf(row.service_method),
        ...(supposed && { [supposed.fact]: supposed.day }),
      },
    };
    const deadline = computeDeadline(asked);
    const isTold = deadline.date !== null || (deadline.missing.length > 0 && toldWhileMissing[event]?.(row));
    return isTold ? [{ event, deadline, supposed }] : [];
  });
}

/** What of the dates is kept beside the case. */
export function keptDates(dates: readonly CaseDate[]): Record<string, KeptDate> {
  return Object.fromEntries(
    dates.map(({ event, deadline, supposed }) => {
      const { date, from, to, earliestAction, missing, ruleId, packVersion } = deadline;
      return [event, { date, from, to, earliestAction, missing, ruleId, packVersion, supposed }];
    }),
  );
}

/** What may be done next, and from which day; null where the case waits for somebody else. */
export function mayDoOf(row: CaseFactsRow, dates: readonly CaseDate[]): MayDo {
  const at = (event: DeadlineEvent) => dates.find((one) => one.event === event && !one.supposed)?.deadline;
  const step = (kind: LawfulStep, on: string | null | undefined): MayDo =>
    on ? { kind, on: on.slice(0, 10) } : null;
  if (waitsToBeFiled.has(row.status)) return step('FILE', at('NOTICE_EXPIRES')?.earliestAction);
  if (beforeJudgment.has(row.status) && row.served_on && row.found !== 'ANSWER') {
    return step('ASK_DEFAULT', at('ANSWER_DUE')?.earliestAction);
  }
  if (row.status === 'JUDGMENT_RECORDED' && !row.writ_asked && mayHaveWrit(row.outcome)) {
    return step('APPLY_WRIT', at('WRIT_EARLIEST')?.date);
  }
  if (row.status === 'WRIT_ISSUED') return step('ALT_OFFICER', at('ALT_OFFICER_FROM')?.date);
  return null;
}

function mayHaveWrit(outcome: string | null): boolean {
  return (
    outcome !== null && outcome in outcomeFacts && outcomeFacts[outcome as JudgmentOutcome].writ === 'YES'
  );
}

/** While the hearing is ahead, what follows the judgment is shown as if it came on that day. */
function supposedFor(event: DeadlineEvent, row: CaseFactsRow): CaseDate['supposed'] {
  const hangsOnJudgment = event === 'APPEAL_DUE' || event === 'WRIT_EARLIEST';
  if (!hangsOnJudgment || row.judgment_on || !row.hearing_on) return null;
  return { fact: 'judgmentOn', day: row.hearing_on };
}

export function factsOf(row: CaseFactsRow, timeZone: string): DeadlineFacts {
  return {
    noticeServedOn: row.notice_served_on,
    servedOn: row.served_on,
    filedOn: row.filed_on,
    hearingOn: row.hearing_on,
    judgmentOn: row.judgment_on,
    writIssuedOn: row.writ_issued_at ? localDate(row.writ_issued_at, timeZone) : null,
    leaseFrom: row.lease_from,
    leaseRenewedOn: row.lease_renewed_on,
    noticeType: row.notice_type as DeadlineFacts['noticeType'],
    reason: mainReason(row.reasons ?? []) as DeadlineFacts['reason'],
    outcome: row.outcome as DeadlineFacts['outcome'],
    writDays: row.writ_days,
    propertyCategory: row.property_category as DeadlineFacts['propertyCategory'],
    caresCovered: row.cares_covered as DeadlineFacts['caresCovered'],
    serviceMethod: methodOf(row.notice_method),
  };
}

/** The reason that the law is asked about: a foreclosure before all others, for the federal act holds whatever else is said. */
export function mainReason<R extends string>(reasons: readonly R[]): R | null {
  return reasons.find((reason) => reason === 'FORECLOSURE') ?? reasons[0] ?? null;
}

function methodOf(method: string | null): DeadlineFacts['serviceMethod'] {
  return method as DeadlineFacts['serviceMethod'];
}
