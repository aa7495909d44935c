import type {
  CourtFact,
  CourtFactChanges,
  RecordedFact,
} from '@writdesk/contract/court-facts/court-fact-values';
import { clockTime } from '../../../../shared/formats/clock-time.ts';

/** What stands in the form: each day, and the hour of the posting as it is typed. */
export interface TypedFacts {
  days: Readonly<Partial<Record<CourtFact, string | null>>>;
  postedTime: string;
}

/** The form as it opens: what stands recorded. */
export function typedFrom(facts: readonly RecordedFact[]): TypedFacts {
  const recorded = Object.fromEntries(facts.map(({ fact, value }) => [fact, value]));
  const at = recorded['writPostedAt'];
  return {
    days: { ...recorded, ...(at && { writPostedAt: at.slice(0, 10) }) },
    postedTime: at?.slice(11) ?? '',
  };
}

/** Half a moment is none: which half of the posting lacks. */
export function lackingHalf({ days, postedTime }: TypedFacts): 'day' | 'time' | null {
  if (days.writPostedAt && !clockTime(postedTime)) return 'time';
  return !days.writPostedAt && postedTime.trim() !== '' ? 'day' : null;
}

/** The days that were typed again, changed, or emptied (null), against what stands recorded. */
export function changesOf(
  { days, postedTime }: TypedFacts,
  facts: readonly RecordedFact[],
  asked: readonly CourtFact[],
): CourtFactChanges {
  const before = new Map(facts.map(({ fact, value }) => [fact, value]));
  const typed = (fact: CourtFact) => {
    const day = days[fact] ?? null;
    return day && fact === 'writPostedAt' ? `${day}T${clockTime(postedTime) ?? ''}` : day;
  };
  const changed = asked.flatMap((fact) => {
    const value = typed(fact);
    return value === (before.get(fact) ?? null) ? [] : [[fact, value] as const];
  });
  return Object.fromEntries(changed);
}

/** Where the recorded days that are given again stood so far, if it was one place for all of them. */
export function sourceOf(changes: CourtFactChanges, facts: readonly RecordedFact[]): string {
  const sources = new Set(facts.filter(({ fact }) => changes[fact]).map(({ source }) => source ?? ''));
  return sources.size === 1 ? ([...sources][0] ?? '') : '';
}

/** Whether one of the changes touches a day that stands recorded. */
export function touchesRecorded(changes: CourtFactChanges, facts: readonly RecordedFact[]): boolean {
  return facts.some(({ fact }) => changes[fact] !== undefined);
}
