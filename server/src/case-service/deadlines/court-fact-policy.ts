import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import {
  type CourtFact,
  type CourtFactChanges,
  courtFacts,
  isMomentFact,
} from '@writdesk/contract/court-facts/court-fact-values';
import { isPeriodNear } from '@writdesk/contract/deadlines/deadline-values';
import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
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

const writFacts: readonly CourtFact[] = ['writIssuedOn', 'writAppliedOn', 'writPostedOn', 'writPostedAt'];
const afterFiling: readonly CourtFact[] = ['answeredOn', 'trialRequestedOn'];
const afterJudgment: readonly CourtFact[] = ['entryServedOn', ...writFacts];

type Earlier = keyof typeof tooEarly;

/** What is said of a day before the one that it follows. */
const tooEarly = {
  noticeServedOn: fault('before_notice'),
  filedOn: fault('before_filing'),
  judgmentOn: fault('before_judgment'),
  writIssuedOn: fault('before_writ'),
};

/** Each fact with what it can't precede. */
const order: readonly (readonly [CourtFact, Earlier])[] = [
  ['noticeReceivedOn', 'noticeServedOn'],
  ...afterFiling.map((fact) => [fact, 'filedOn'] as const),
  ...afterJudgment.map((fact) => [fact, 'judgmentOn'] as const),
  ['writAppliedOn', 'writIssuedOn'],
  ['writPostedOn', 'writIssuedOn'],
  ['writPostedAt', 'writIssuedOn'],
];

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
  const after: Partial<Record<CourtFact | Earlier, string | null>> = { ...ground, ...recorded, ...changes };
  const faults = new Map<CourtFact, Fault>();
  const blame = (at: CourtFact, found: Fault) => {
    if (!faults.has(at)) faults.set(at, found);
  };
  for (const fact of given) {
    const value = changes[fact];
    if (value === null && !recorded[fact]) blame(fact, fault('not_recorded'));
    if (!value) continue;
    const isOver = fact !== 'rentPeriodEndsOn';
    if (isOver && value > (isMomentFact(fact) ? now : now.slice(0, 10))) blame(fact, fault('in_future'));
    if (isMomentFact(fact) && clockFault(value, timeZone) === 'skipped') blame(fact, fault('skipped_hour'));
    if (fact === 'rentPeriodEndsOn') {
      if (!ground.filedOn) blame(fact, fault('period_with_notice'));
      if (!isPeriodNear(ground.noticeServedOn, value)) blame(fact, fault('period_far'));
    }
    if (writFacts.includes(fact) && !(ground.judgmentOn && givesWrit(ground.outcome)))
      blame(fact, fault('judgment_gives_possession'));
    else if (afterJudgment.includes(fact) && !ground.judgmentOn) blame(fact, fault('judgment_first'));
    else if (afterFiling.includes(fact) && !ground.filedOn) blame(fact, fault('filing_first'));
  }
  for (const [fact, earlier] of order) {
    const day = after[fact]?.slice(0, 10);
    const first = after[earlier];
    if (!day || !first || day >= first) continue;
    if (changes[fact]) blame(fact, tooEarly[earlier]);
    else if (earlier === 'writIssuedOn' && changes[earlier]) blame(earlier, fault('writ_after_posting'));
  }
  const postedAt = after.writPostedAt?.slice(0, 10);
  if (postedAt && after.writPostedOn && postedAt !== after.writPostedOn) {
    const fact = changes.writPostedAt ? 'writPostedAt' : 'writPostedOn';
    if (changes[fact]) blame(fact, fault('posting_differs'));
  }
  const errors = [...faults].map(([fact, found]) => atField(`facts.${fact}`, found));
  if (errors.length > 0) return errors;
  const changed = given.filter((fact) => (recorded[fact] ?? null) !== changes[fact]);
  if (given.length === 0) return [atField('facts', fault('fact_missing'))];
  if (changed.length === 0) return [atField('facts', fault('facts_unchanged'))];
  if (!reason && changed.some((fact) => recorded[fact])) return [atField('reason', fault('change_reason'))];
  return [];
}
