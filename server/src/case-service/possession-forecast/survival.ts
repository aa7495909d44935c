/** How long a case lasted from a stage on. */
export interface Run {
  /** Whole days from the stage to possession, or as far as the case is known: to its end without possession, or to today. */
  days: number;
  came: boolean;
}

export interface Odds {
  /** Runs that lasted at least as long as the case has. */
  cases: number;
  /** Days from the stage by which half, and eight in ten, of those got possession; null where the runs don’t reach that far. */
  even: number | null;
  likely: number | null;
}

/** What is left of the cases when half, and when eight in ten, have got possession. */
const LEFT = { even: 0.5, likely: 0.2 };
/** Products of fractions differ in their last digits from what they stand for. */
const SLACK = 1e-9;

/**
 * The Kaplan–Meier estimate of the days to possession, given that the case has lasted `elapsed` days already. Runs
 * without possession count for as long as they are known: leaving them out would make each forecast too early.
 * Source: Kaplan, Meier, “Nonparametric Estimation from Incomplete Observations”, JASA 53 (1958), 457–481.
 * @param elapsed whole days since the stage.
 */
export function oddsAfter(runs: readonly Run[], elapsed: number): Odds {
  const lasting = runs.filter(({ days }) => days >= elapsed);
  const odds: Odds = { cases: lasting.length, even: null, likely: null };
  const byDay = [...Map.groupBy(lasting, ({ days }) => days)].toSorted(([one], [other]) => one - other);
  let atRisk = lasting.length;
  let left = 1;
  for (const [day, ended] of byDay) {
    // Of one day, possession comes before the end of what is known.
    left *= 1 - ended.filter(({ came }) => came).length / atRisk;
    if (left <= LEFT.even + SLACK) odds.even ??= day;
    if (left <= LEFT.likely + SLACK) odds.likely ??= day;
    atRisk -= ended.length;
  }
  return odds;
}
