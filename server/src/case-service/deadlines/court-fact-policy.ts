import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import {
  type CourtFact,
  type CourtFactChanges,
  courtFacts,
  isMomentFact,
} from '@writdesk/contract/court-facts/court-fact-values';
import { farPeriodWords, isPeriodNear } from '@writdesk/contract/deadlines/deadline-values';
import type { FieldError } from '@writdesk/contract/errors';
import { clockFault } from './engine/index.ts';
import { givesWrit } from './standing-facts.ts';

/** What a recorded day is held against. Days are those of the courthouse. */
export interface FactGround {
  recorded: Readonly<Partial<Record<CourtFact, string>>>;
  noticeServedOn: string | null;
  filedOn: string | null;
  judgmentOn: string | null;
  outcome: JudgmentOutcome | null;
  /** Of the court's clock: `2026-06-12T10:00`. */
  now: string;
  timeZone: string;
}

/** Said of an hour of the court's clock that there never was. */
export const skippedHourWords = 'There was no such hour that night: the clock was put forward.';

const writFacts: readonly CourtFact[] = ['writIssuedOn', 'writAppliedOn', 'writPostedOn', 'writPostedAt'];
const afterFiling: readonly CourtFact[] = ['answeredOn', 'trialRequestedOn'];
const afterJudgment: readonly CourtFact[] = ['entryServedOn', ...writFacts];

type Earlier = CourtFact | 'noticeServedOn' | 'filedOn' | 'judgmentOn';

/** Each fact with what it can't precede. */
const order: readonly (readonly [CourtFact, Earlier])[] = [
  ['noticeReceivedOn', 'noticeServedOn'],
  ...afterFiling.map((fact) => [fact, 'filedOn'] as const),
  ...afterJudgment.map((fact) => [fact, 'judgmentOn'] as const),
  ['writAppliedOn', 'writIssuedOn'],
  ['writPostedOn', 'writIssuedOn'],
  ['writPostedAt', 'writIssuedOn'],
];

const earlierWords: Readonly<Partial<Record<Earlier, string>>> = {
  noticeServedOn: 'the day of the notice',
  filedOn: 'the day of filing',
  judgmentOn: 'the judgment',
  writIssuedOn: 'the writ itself',
};

/**
 * What stands against recording these days: one that is still to come, one before what it follows, a writ without a
 * judgment that gives one, a day that stands recorded and is changed without a reason.
 */
export function courtFactFaults(
  ground: FactGround,
  changes: CourtFactChanges,
  reason: string | null,
): FieldError[] {
  const { recorded, now, timeZone } = ground;
  const given = courtFacts.filter((fact) => changes[fact] !== undefined);
  const after: Partial<Record<Earlier, string | null>> = { ...ground, ...recorded, ...changes };
  const faults = new Map<CourtFact, string>();
  const blame = (fact: CourtFact, message: string) => {
    if (!faults.has(fact)) faults.set(fact, message);
  };
  for (const fact of given) {
    const value = changes[fact];
    if (value === null && !recorded[fact]) blame(fact, 'This day isn’t recorded, so it can’t be withdrawn.');
    if (!value) continue;
    const isOver = fact !== 'rentPeriodEndsOn';
    if (isOver && value > (isMomentFact(fact) ? now : now.slice(0, 10)))
      blame(fact, 'This can’t be in the future.');
    if (isMomentFact(fact) && clockFault(value, timeZone) === 'skipped') blame(fact, skippedHourWords);
    if (fact === 'rentPeriodEndsOn') {
      if (!ground.filedOn) blame(fact, 'The case isn’t filed: say it with the notice.');
      if (!isPeriodNear(ground.noticeServedOn, value)) blame(fact, farPeriodWords);
    }
    if (writFacts.includes(fact) && !(ground.judgmentOn && givesWrit(ground.outcome)))
      blame(fact, 'A writ follows only from a judgment that gives possession.');
    else if (afterJudgment.includes(fact) && !ground.judgmentOn) blame(fact, 'Record the judgment first.');
    else if (afterFiling.includes(fact) && !ground.filedOn) blame(fact, 'Record the filing first.');
  }
  for (const [fact, earlier] of order) {
    const day = after[fact]?.slice(0, 10);
    const first = after[earlier];
    if (!day || !first || day >= first) continue;
    if (changes[fact]) blame(fact, `This can’t be earlier than ${earlierWords[earlier]}.`);
    else if (earlier === 'writIssuedOn' && changes[earlier])
      blame(earlier, 'The writ can’t be issued after it was applied for or posted.');
  }
  const postedAt = after.writPostedAt?.slice(0, 10);
  if (postedAt && after.writPostedOn && postedAt !== after.writPostedOn) {
    const fact = changes.writPostedAt ? 'writPostedAt' : 'writPostedOn';
    if (changes[fact]) blame(fact, 'The day and the hour of the posting don’t agree.');
  }
  const errors = [...faults].map(([fact, message]) => ({ path: `facts.${fact}`, message }));
  if (errors.length > 0) return errors;
  const changed = given.filter((fact) => (recorded[fact] ?? null) !== changes[fact]);
  if (given.length === 0) return [{ path: 'facts', message: 'Give at least one day.' }];
  if (changed.length === 0) return [{ path: 'facts', message: 'These days stand recorded as they are.' }];
  if (!reason && changed.some((fact) => recorded[fact]))
    return [{ path: 'reason', message: 'Say why a day that stands recorded is changed or withdrawn.' }];
  return [];
}
