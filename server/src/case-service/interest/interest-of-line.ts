import { addDays } from '@writdesk/contract/values/dates';

export interface LineFacts {
  /** The first day on which the line is overdue. */
  overdueFrom: string;
  /** What was asked for and what was paid, credited or reversed, each with the day on which it was posted. */
  moves: readonly { day: string; cents: number }[];
  /** While the company disputed the line: from the first day to the day on which that ended, which counts again. */
  disputed: readonly { from: string; to: string | null }[];
  /** What may be asked a year, each from its first day on. */
  rates: readonly DatedRate[];
  /** What the state of the case allows, each from its first day on. */
  caps: readonly DatedRate[];
}

export interface DatedRate {
  startsOn: string;
  basisPoints: number;
}

const DAYS_OF_YEAR = 365;
const BASIS_POINTS = 10_000;

/**
 * Simple interest on what was overdue of a line, from the day of its first rate to a day: actual days of a year of 365. Money that
 * comes stops interest on the day it comes. Rounded once, half away from zero, so that the months of a line add up to it.
 */
export function interestOfLine(facts: LineFacts, through: string): number {
  const { overdueFrom, rates } = facts;
  const first = rates.map(({ startsOn }) => startsOn).toSorted((a, b) => a.localeCompare(b))[0];
  if (first === undefined) return 0;
  let sum = 0;
  for (let day = first > overdueFrom ? first : overdueFrom; day <= through; day = addDays(day, 1))
    sum += principalOn(facts, day) * rateOf(facts, day);
  return Math.round(sum / (BASIS_POINTS * DAYS_OF_YEAR));
}

/** The rate of a day: what was agreed, and no more than the state allows. */
export const rateOf = ({ rates, caps }: Pick<LineFacts, 'rates' | 'caps'>, day: string): number =>
  Math.min(rateOn(rates, day), rateOn(caps, day));

function rateOn(rates: readonly DatedRate[], day: string): number {
  const begun = rates.filter(({ startsOn }) => startsOn <= day);
  return begun.toSorted((a, b) => b.startsOn.localeCompare(a.startsOn))[0]?.basisPoints ?? 0;
}

function principalOn({ moves, disputed }: LineFacts, day: string): number {
  if (disputed.some(({ from, to }) => from <= day && (to === null || day < to))) return 0;
  const cents = moves.reduce((sum, move) => (move.day <= day ? sum + move.cents : sum), 0);
  return Math.max(cents, 0);
}
