import { civilDayBefore } from './civil-day.ts';
import type { LawfulFacts, LawfulInput } from './lawful-facts.ts';
import { type Obstacle, obstacle } from './obstacle.ts';

type Dated = LawfulInput & { date: string };

/** Facts that an action can need before it is lawful, by name, with what stands in the way without them. */
const neededFacts = {
  /** A hearing was held on or before the day. */
  hearingHeld({ hearingOn, hearingHeld }: LawfulFacts, { date }: Dated) {
    if (hearingOn === null) return [obstacle('noHearing')];
    if (!hearingHeld) return [obstacle('hearingAhead', { from: hearingOn, due: hearingOn })];
    return hearingOn > date ? [obstacle('hearingLater', { due: hearingOn })] : [];
  },
  /** The court has power only over who was served, or who came. That they came, a lawyer says with their reason. */
  served({ serviceStage }: LawfulFacts) {
    return serviceStage === 'COMPLETE' ? [] : [obstacle('notServed')];
  },
  /** The day is one on which the court sits. While no day is said there is nothing to look at. */
  courtDay(_facts: LawfulFacts, { closedBecause, date }: Dated) {
    return closedBecause ? [obstacle('courtClosed', { due: date, closedBecause })] : [];
  },
  /** The docket showed no answer on the first day after the answer window, or later. */
  docketChecked({ docketCheckedOn, lawDays }: LawfulFacts, { docketChecked }: Dated) {
    const after = lawDays.ANSWER_DUE?.earliestAction?.slice(0, 10);
    const isKnown = docketCheckedOn !== null && after !== undefined && docketCheckedOn >= after;
    return isKnown || docketChecked === 'NONE' ? [] : [obstacle('docketUnchecked', { event: 'ANSWER_DUE' })];
  },
  /** 50 U.S.C. 3931: every adult was searched for among the servicemembers, not too long ago, and none is in service. */
  militarySearch({ searches, lawDays }: LawfulFacts, { date }: Dated) {
    const { cite = null, ruleId = null, goodForDays = 0 } = lawDays.SCRA_REFRESH ?? {};
    const basis = { event: 'SCRA_REFRESH', cite, ruleId } as const;
    const known = searches.filter((search) => search !== null);
    if (known.length < searches.length || searches.length === 0) return [obstacle('searchMissing', basis)];
    if (known.some(({ status }) => status === 'ACTIVE')) return [obstacle('servicemember', basis)];
    // 50 U.S.C. 3931(b)(1)(B): without a certain answer the court needs the affidavit that says so.
    const isUncertain = known.some(({ status, hasAffidavit }) => status === 'UNABLE' && !hasAffidavit);
    if (isUncertain) return [obstacle('searchUncertain', basis)];
    const oldest = known.map(({ on }) => on).toSorted()[0] ?? date;
    const isOld = oldest < civilDayBefore(date, goodForDays);
    return isOld ? [obstacle('searchOld', { ...basis, due: oldest })] : [];
  },
} satisfies Record<string, (facts: LawfulFacts, input: Dated) => Obstacle[]>;
export type NeededFact = keyof typeof neededFacts;

export function obstaclesOf(fact: NeededFact, facts: LawfulFacts, input: Dated): Obstacle[] {
  return neededFacts[fact](facts, input);
}
