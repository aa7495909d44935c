import { z } from 'zod';
import { route } from '../route.ts';
import { courtDate, instant } from '../values/dates.ts';
import { idParams } from '../values/ids.ts';
import { standingCodes, standingPoints, standingStates } from './standing-points.ts';

export const standingPoint = z.object({
  point: z.enum(standingPoints),
  state: z.enum(standingStates),
  /** Names the sentence, so that a screen can show it in its reader's language. */
  code: z.enum(standingCodes),
  params: z.record(z.string(), z.string()),
  /** The same in English. */
  sentence: z.string(),
  /** Who passed it, and why; the company does not see the reason. */
  passedBy: z.object({ name: z.string(), at: instant, reason: z.string().nullable() }).nullable(),
});
export type StandingPoint = z.output<typeof standingPoint>;

export const standing = {
  ofCase: route({
    method: 'GET',
    area: 'case-service',
    path: '/case/standing/{id}',
    reads: ['case/{id}', 'property', 'property-owner'],
    permission: 'case.read',
    summary:
      'Check the plaintiff of a case against the register of owners, the licenses, and the court’s rule on agents',
    params: idParams,
    reply: z.object({ points: z.array(standingPoint), today: courtDate, timeZone: z.string() }),
    failure: 'Check Standing Fail',
  }),
};
