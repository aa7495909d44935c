import { companyStage, filedOrLater, firmStage } from '@writdesk/contract/cases/case-stages';
import { rowsByAction } from '@writdesk/contract/cases/case-actions';
import { isLodged } from '@writdesk/contract/cases/case-facts';
import { holdFacts } from '@writdesk/contract/cases/case-holds';
import { type CaseStatus, caseStatusFacts } from '@writdesk/contract/cases/case-status';
import type { LawfulStep } from '@writdesk/contract/cases/cases';
import type { CourtFact } from '@writdesk/contract/court-facts/court-fact-values';
import type { CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import {
  type DeadlineEvent,
  deadlineEvents,
  type DeadlineFacts,
} from '@writdesk/contract/deadlines/deadline-values';
import { civilDayBefore } from '@writdesk/contract/lawful-days/civil-day';
import type { LawNextDateKind } from '@writdesk/contract/workflows/work-targets';
import { Temporal } from 'temporal-polyfill';
import { localDate } from '../../platform/clock.ts';
import type { CaseFactsRow, KeptDate } from './case-facts-queries.ts';
import { doneOf } from './done-dates.ts';
import { computeDeadline, type DeadlineQuestion, federal } from './engine/index.ts';
import type { Court, LawBook } from './law-book.ts';
import { givesWrit, standing, writOf } from './standing-facts.ts';

/** A date of a case, with what it supposes. */
export interface CaseDate {
  event: DeadlineEvent;
  deadline: CountedDeadline;
  supposed: KeptDate['supposed'];
}

/** The step that waits for nothing but its first lawful day: what the machine offers then. */
export type MayDo = { kind: LawfulStep; on: string } | null;

const isFiled: ReadonlySet<string> = new Set(filedOrLater);
const withTheFirm = firmStage.filter((status) => !isFiled.has(status));
const beforeFiling: ReadonlySet<string> = new Set([...companyStage, ...withTheFirm]);
const waitsToBeFiled: ReadonlySet<string> = new Set(
  withTheFirm.filter((status) => status !== 'RETURNED_TO_PROCESSOR'),
);
const beforeJudgment: ReadonlySet<string> = new Set(
  filedOrLater.filter((status) => caseStatusFacts[status].group !== 'POST'),
);
/** Where the machine knows a request for a default. */
const mayAskDefault: ReadonlySet<string> = new Set(
  rowsByAction['awaiting-judgment'].flatMap(({ ways, from }) => (ways?.includes('DEFAULT') ? from : [])),
);
/** A writ can be out in these, and nothing yet set for the officer; an appeal stays it. */
const waitsForOfficer: ReadonlySet<string> = new Set<CaseStatus>([
  'JUDGMENT_RECORDED',
  'WRIT_IN_PROGRESS',
  'WRIT_ISSUED',
]);

/** Events that are reported as missing a fact only while that fact is what the case waits for. */
const shownWhileMissing: Readonly<Partial<Record<DeadlineEvent, (row: CaseFactsRow) => boolean>>> = {
  NOTICE_EXPIRES: ({ status }) => beforeFiling.has(status),
  ANSWER_DUE: ({ status }) => beforeJudgment.has(status),
};

/** Every date that the law sets in a case as it stands, in the order of its way. */
export function datesOfCase(row: CaseFactsRow, court: Court, book: LawBook): CaseDate[] {
  return shownDates(row, everyDate(row, court, book));
}

/** The same with those that wait for a fact which is nobody’s turn yet. */
export function everyDate(row: CaseFactsRow, court: Court, book: LawBook): CaseDate[] {
  return deadlineEvents.flatMap((event) => {
    const deadline = computeDeadline(questionOf(event, { row, court, book }));
    const isSet = deadline.date !== null || deadline.missing.length > 0;
    return isSet ? [{ event, deadline, supposed: supposedFor(event, row) }] : [];
  });
}

export const shownDates = (row: CaseFactsRow, dates: readonly CaseDate[]): CaseDate[] =>
  dates.filter(({ event, deadline }) => deadline.date !== null || shownWhileMissing[event]?.(row));

/** What the engine is asked about one event of a case. @param more facts next to those of the case. */
export function questionOf(
  event: DeadlineEvent,
  { row, court, book }: { row: CaseFactsRow; court: Court; book: LawBook },
  more: DeadlineFacts = {},
): DeadlineQuestion {
  const facts = factsOf(row, court.place.timeZone);
  const supposed = supposedFor(event, row);
  return {
    law: book.law,
    place: court.place,
    calendar: court.calendar,
    event,
    facts: {
      ...facts,
      serviceMethod: event === 'NOTICE_EXPIRES' ? facts.serviceMethod : row.serviceMethod,
      ...(supposed && { [supposed.fact]: supposed.day }),
      ...more,
    },
  };
}

/**
 * What of the dates is kept next to the case.
 * @param isDone of which events what they are the last day for was done.
 */
export function keptDates(
  dates: readonly CaseDate[],
  { packs }: Pick<LawBook, 'packs'>,
  isDone: (event: DeadlineEvent) => boolean,
): Record<string, KeptDate> {
  const rules = packs.get(federal)?.deadlines ?? [];
  return Object.fromEntries(
    dates.map(({ event, deadline, supposed }) => {
      const { date, from, to, earliestAction, missing, ruleId, packVersion, rule } = deadline;
      const search = event === 'SCRA_REFRESH' ? rules.find(({ id }) => id === ruleId) : undefined;
      const days = { date, from, to, earliestAction, missing, ruleId, packVersion, supposed };
      const kept = {
        ...days,
        cite: rule?.cite ?? null,
        ...(search && { goodForDays: search.n ?? 0 }),
        ...(isDone(event) && { isDone: true as const }),
      };
      return [event, kept];
    }),
  );
}

/** When it is asked, and for how many days a search for military service is good. */
interface Asked {
  now: Date;
  today: string;
  goodForDays: number;
}

/** What may be done next, and from which day; null where the case waits for somebody else, or for more than a day. */
export function mayDoOf(row: CaseFactsRow, dates: readonly CaseDate[], asked: Asked): MayDo {
  const at = (event: DeadlineEvent) => dates.find((one) => one.event === event && !one.supposed)?.deadline;
  const step = (kind: LawfulStep, on: string | null | undefined): MayDo =>
    on ? { kind, on: on.slice(0, 10) } : null;
  if (waitsToBeFiled.has(row.status)) return step('FILE', at('NOTICE_EXPIRES')?.earliestAction);
  const defaultOn = answerTimeOver(row, dates);
  if (defaultOn !== null)
    return isReadyForDefault(row, defaultOn, asked) ? step('ASK_DEFAULT', defaultOn) : null;
  if (
    row.status === 'JUDGMENT_RECORDED' &&
    row.writRequestedAt === null &&
    !isIssued(row) &&
    writOf(row.outcome) === 'YES'
  ) {
    return step('APPLY_WRIT', at('WRIT_EARLIEST')?.earliestAction);
  }
  // The clock for another officer runs from the writ itself, whether or not its actions were done here.
  if (waitsForOfficer.has(row.status)) return step('ALT_OFFICER', at('ALT_OFFICER_FROM')?.date);
  return null;
}

/** Everybody is served and nobody answered: the day after the time to answer. */
function answerTimeOver(row: CaseFactsRow, dates: readonly CaseDate[]): string | null {
  if (!beforeJudgment.has(row.status) || !row.servedOn || isAnswered(row)) return null;
  const answer = dates.find(({ event, supposed }) => event === 'ANSWER_DUE' && !supposed);
  return answer?.deadline.earliestAction?.slice(0, 10) ?? null;
}

/** Whether the request waits for nothing else: the case is at court, nothing holds it, and its search for service is good. */
function isReadyForDefault(row: CaseFactsRow, on: string, { now, today, goodForDays }: Asked): boolean {
  const isHeld = row.holds.some(
    ({ kind, from, until }) =>
      (kind === 'SCRA' || holdFacts[kind].blocks.includes('awaiting-judgment')) &&
      new Date(from) <= now &&
      (until === null || new Date(until) > now),
  );
  const oldest = civilDayBefore(on > today ? on : today, goodForDays);
  const isSearched = row.searchedOn !== null && row.searchedOn >= oldest;
  return mayAskDefault.has(row.status) && isLodged(row) && !isHeld && isSearched;
}

/** The next date of a case that the law sets, or moves; undefined where its work or its court sets it. */
export function nextByLaw(
  row: CaseFactsRow,
  dates: readonly CaseDate[],
  mayDo: MayDo,
  court: Court | null,
): { date: string; kind: LawNextDateKind | 'DOCKET_DUE' } | null | undefined {
  const answerOver = answerTimeOver(row, dates);
  if (answerOver !== null) return afterAnswerTime(row, answerOver);
  if (!waitsForOfficer.has(row.status)) return undefined;
  if (mayDo?.kind === 'ALT_OFFICER') return { date: mayDo.on, kind: 'ALT_OFFICER_FROM' };
  if (isIssued(row)) {
    const by = dates.find(({ event }) => event === 'EXECUTION_APPLY_BY')?.deadline;
    if (!by?.date || !court || doneOf('EXECUTION_APPLY_BY', { row, court })) return null;
    return { date: by.date.slice(0, 10), kind: 'EXECUTION_APPLY_BY' };
  }
  const isApplied = row.writRequestedAt !== null || standing('writAppliedOn', row) !== null;
  if (row.status !== 'JUDGMENT_RECORDED' || isApplied || !givesWrit(row.outcome)) return null;
  const writ = dates.find(({ event, supposed }) => event === 'WRIT_EARLIEST' && !supposed);
  // Without the facts that the rule asks for nobody knows the day, unless the judge said it.
  const on = writ?.deadline.earliestAction?.slice(0, 10) ?? judgesDay(row);
  return on === null ? null : { date: on, kind: 'WRIT_FROM' };
}

/** Everybody is served and nobody answered: until the time to answer is over, neither a court day nor a default is late. */
function afterAnswerTime({ nextDate, nextDateKind }: CaseFactsRow, on: string) {
  const isSooner = nextDateKind === 'DOCKET_DUE' && nextDate !== null && nextDate < on;
  return isSooner ? { date: on, kind: 'DOCKET_DUE' as const } : undefined;
}

function judgesDay({ judgmentOn: judgedOn, writDays: days }: CaseFactsRow): string | null {
  if (judgedOn === null || days === null) return null;
  return Temporal.PlainDate.from(judgedOn).add({ days }).toString();
}

const isIssued = (row: CaseFactsRow) => row.writIssuedAt !== null || standing('writIssuedOn', row) !== null;

const isAnswered = ({ found, recorded }: CaseFactsRow) => found === 'ANSWER' || Boolean(recorded?.answeredOn);

/** While the hearing is ahead, what follows the judgment is shown as if it came on that day. */
function supposedFor(event: DeadlineEvent, row: CaseFactsRow): CaseDate['supposed'] {
  const hangsOnJudgment = event === 'APPEAL_DUE' || event === 'WRIT_EARLIEST';
  if (!hangsOnJudgment || row.judgmentOn || !row.hearingOn) return null;
  return { fact: 'judgmentOn', day: row.hearingOn };
}

export function factsOf(row: CaseFactsRow, timeZone: string): DeadlineFacts {
  const recorded = (fact: CourtFact) => standing(fact, row);
  const postedAt = recorded('writPostedAt');
  return {
    noticeServedOn: row.noticeServedOn,
    noticeReceivedOn: recorded('noticeReceivedOn'),
    servedOn: row.servedOn,
    answeredOn: recorded('answeredOn'),
    filedOn: row.filedOn,
    trialRequestedOn: recorded('trialRequestedOn'),
    hearingOn: row.hearingOn,
    judgmentOn: row.judgmentOn,
    entryServedOn: recorded('entryServedOn'),
    // The day on the writ itself goes before the moment at which somebody entered it.
    writIssuedOn:
      recorded('writIssuedOn') ?? (row.writIssuedAt ? localDate(row.writIssuedAt, timeZone) : null),
    writAppliedOn: recorded('writAppliedOn'),
    writPostedOn: recorded('writPostedOn') ?? postedAt?.slice(0, 10) ?? null,
    writPostedAt: postedAt,
    leaseFrom: row.leaseFrom,
    leaseRenewedOn: row.leaseRenewedOn,
    rentPeriodEndsOn: recorded('rentPeriodEndsOn') ?? row.rentPeriodEndsOn,
    noticeType: row.noticeType,
    reason: mainReason(row.reasons ?? []),
    outcome: row.outcome,
    writDays: row.writDays,
    propertyCategory: row.propertyCategory,
    caresCovered: row.caresCovered,
    serviceMethod: row.noticeMethod,
  };
}

/** The reason that the law is asked about: a foreclosure before all others, for the federal act holds whatever else is said. */
export function mainReason<R extends string>(reasons: readonly R[]): R | null {
  return reasons.find((reason) => reason === 'FORECLOSURE') ?? reasons[0] ?? null;
}
