import type { CourtFact } from '@writdesk/contract/court-facts/court-fact-values';
import { type JudgmentOutcome, outcomeFacts } from '@writdesk/contract/judgments/judgment-outcomes';
import type { CaseFactsRow } from './case-facts-queries.ts';

/** Whether a writ follows from an outcome: at once, by its terms, or never. */
export const writOf = (outcome: JudgmentOutcome | null) => (outcome ? outcomeFacts[outcome].writ : 'NO');

/** Whether a writ may follow from an outcome, by the order or by its terms. */
export function givesWrit(outcome: JudgmentOutcome | null): boolean {
  return ['YES', 'PER_TERMS'].includes(writOf(outcome));
}

/** Facts that hang on a judgment: they are nothing without one, and what is older belongs to another. */
const afterJudgment: ReadonlySet<CourtFact> = new Set([
  'entryServedOn',
  'writIssuedOn',
  'writAppliedOn',
  'writPostedOn',
  'writPostedAt',
]);

/** A recorded fact, if the case as it stands is counted from it; else null. */
export function standing(
  fact: CourtFact,
  { recorded, judgmentOn: judgedOn, outcome }: CaseFactsRow,
): string | null {
  const value = recorded?.[fact] ?? null;
  if (value === null || !afterJudgment.has(fact)) return value;
  const isOfWrit = fact !== 'entryServedOn';
  const holds = judgedOn !== null && value >= judgedOn && (!isOfWrit || givesWrit(outcome));
  return holds ? value : null;
}
