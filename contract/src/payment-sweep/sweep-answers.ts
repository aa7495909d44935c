/** What a property says of a case before its hearing: paid in full, paid in part, moved out, or go on. */
export const sweepAnswers = ['PAID', 'PARTLY', 'MOVED', 'PROCEED'] as const;
export type SweepAnswer = (typeof sweepAnswers)[number];

/** A property is asked on the last weekday before the hearing, and once more that morning. */
export const sweepRounds = ['EVE', 'MORNING'] as const;
export type SweepRound = (typeof sweepRounds)[number];
