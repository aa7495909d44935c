import { z } from 'zod';
import { oneLine } from '../values/text.ts';

/** Texts of an action that a state has its own words for. */
export const packTerms = z.object({
  writ: oneLine(80).min(1),
  officer: oneLine(80).min(1),
  plaintiff: oneLine(80).min(1),
  defendant: oneLine(80).min(1),
  suit: oneLine(80).min(1),
  notice: oneLine(80).min(1),
});
export type PackTerms = z.output<typeof packTerms>;
