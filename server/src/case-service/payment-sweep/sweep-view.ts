import type { Sweep } from './sweep-queries.ts';

/** The last answer before a hearing as the API says it. */
export const sweepView = (sweep: Sweep | null) => sweep && { ...sweep, at: new Date(sweep.at) };
