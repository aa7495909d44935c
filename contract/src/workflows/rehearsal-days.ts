import type { CaseFacts, JudgmentWay } from '../cases/case-facts.ts';
import type { Deadline } from '../deadlines/deadline-reply.ts';
import type { DeadlineEvent, DeadlineFacts } from '../deadlines/deadline-values.ts';
import type { JudgmentOutcome } from '../judgments/judgment-outcomes.ts';
import type { LawDay } from '../lawful-days/lawful-facts.ts';
import { addDays } from '../values/dates.ts';
import type { StepAction } from './workflow-values.ts';

/** A day of the law, with the edges of a window. */
export type RehearsalDay = LawDay & Pick<Deadline, 'from' | 'to'>;

/** The law and the calendar of one court, as a rehearsal asks them. */
export interface RehearsalLaw {
  daysOf(facts: DeadlineFacts): Readonly<Partial<Record<DeadlineEvent, RehearsalDay>>>;
  /** The day itself or the first one after it on which the court sits. */
  openDay(day: string): string;
}

/** What nobody’s calendar says: how long the officer and the clerk take. */
interface RehearsalGuess {
  serviceDays: number;
  hearingDays: number;
}

export interface RehearsalPlan extends RehearsalGuess {
  stateCode: string | null;
  serveFirst: boolean;
  way: JudgmentWay;
  start: string;
  /** What is known of the case before it begins. */
  facts: DeadlineFacts;
}

/** What has happened so far, by the days on which it did. */
export interface Happened {
  /** The day that has been reached. */
  day: string;
  facts: DeadlineFacts;
  hearingOn: string | null;
  checkedOn: string | null;
  lockoutOn: string | null;
  outForServiceOn: string | null;
}

export const outcomeOf = (way: JudgmentWay): JudgmentOutcome =>
  way === 'DEFAULT' ? 'DEFAULT_POSSESSION' : 'POSSESSION_ONLY';

/** What the machine knows of the day: the real law, and that each search is made when it is needed. */
export function factsOn(
  day: string,
  { facts, hearingOn, checkedOn }: Happened,
  law: RehearsalLaw,
): Partial<CaseFacts> {
  return {
    today: day,
    lawDays: law.daysOf(facts),
    hearingOn,
    hearingHeld: hearingOn !== null && hearingOn <= day,
    docketCheckedOn: checkedOn,
    searches: [{ status: 'NOT_ACTIVE', on: day }],
  };
}

/** The first day on which an action can be tried, before the law is asked: others take their time. */
export function firstTry(
  action: StepAction,
  happened: Happened,
  plan: RehearsalPlan,
  law: RehearsalLaw,
): string {
  const { day, hearingOn, lockoutOn, outForServiceOn } = happened;
  const latest = (one: string | null) => (one !== null && one > day ? one : day);
  switch (action) {
    case 'record-service':
      return latest(law.openDay(addDays(outForServiceOn ?? day, plan.serviceDays)));
    case 'awaiting-judgment':
    case 'record-judgment':
      return law.openDay(plan.way === 'HEARING' ? latest(hearingOn) : day);
    case 'writ-execute':
    case 'close':
      return latest(lockoutOn);
    case 'add-case-number':
    case 'writ-file':
    case 'writ-issue':
    case 'writ-post':
      return law.openDay(day);
    default:
      return day;
  }
}

/** The day that the action itself is about, where that is another one: of a docket the hearing, of a lockout its day. */
export function dayMeant(
  action: StepAction,
  day: string,
  happened: Happened,
  plan: RehearsalPlan,
  law: RehearsalLaw,
): string | null {
  if (action === 'apply-to-docket') {
    const { from = null } = law.daysOf(happened.facts).HEARING_WINDOW ?? {};
    const first = addDays(day, 1);
    const wanted = from?.slice(0, 10) ?? addDays(day, plan.hearingDays);
    return law.openDay(wanted > first ? wanted : first);
  }
  return action === 'set-lockout-date' ? law.openDay(addDays(day, 1)) : null;
}

/** What an action leaves behind for the law to count from. */
export function after(
  action: StepAction,
  { day, meant }: { day: string; meant: string | null },
  happened: Happened,
  plan: RehearsalPlan,
): Happened {
  const next = (facts: DeadlineFacts, more: Partial<Happened> = {}): Happened => ({
    ...happened,
    ...more,
    day,
    facts: { ...happened.facts, ...facts },
  });
  switch (action) {
    case 'sent-for-serving':
      // Where the notice itself goes out first, it is what the officer serves.
      return plan.serveFirst && !happened.facts.filedOn
        ? next({ noticeServedOn: day }, { outForServiceOn: day })
        : next({}, { outForServiceOn: day });
    case 'add-case-number':
      return next({ filedOn: day }, { outForServiceOn: day });
    case 'record-service':
      // The officer’s return gives the day on which the notice was served.
      return next(
        happened.facts.filedOn ? { servedOn: day } : { noticeServedOn: happened.facts.noticeServedOn ?? day },
      );
    case 'apply-to-docket':
      return next({ hearingOn: meant }, { hearingOn: meant });
    case 'record-judgment':
      return next({ judgmentOn: day, outcome: outcomeOf(plan.way) });
    case 'writ-issue':
      return next({ writIssuedOn: day, writAppliedOn: day });
    case 'writ-post':
      return next({ writPostedOn: day, writPostedAt: `${day}T09:00:00` });
    case 'set-lockout-date':
      return next({}, { lockoutOn: meant });
    case 'CHECK_DOCKET':
    case 'check-docket':
      return next({}, { checkedOn: day });
    default:
      return next({});
  }
}
