import { z } from 'zod';
import { route } from '../route.ts';
import { courtDate } from '../values/dates.ts';
import { idParams } from '../values/ids.ts';
import { judgmentOutcomes } from './judgment-outcomes.ts';

/** What is known of an order before it is recorded. */
export const judgments = {
  writDays: route({
    method: 'GET',
    area: 'case-service',
    path: '/case-judgment/writ-days/{id}',
    reads: ['case/{id}', 'law'],
    permission: 'case.read',
    summary: 'Retrieve the number of days after which the state’s rule allows a writ on such a judgment',
    params: idParams,
    query: z.object({ outcome: z.enum(judgmentOutcomes), date: courtDate }),
    reply: z.object({
      /** Null where the outcome gives no writ, or the rule counts from a day that the case doesn’t have. */
      writDays: z.int().nullable(),
    }),
    failure: 'Get Case Details Fail',
  }),
};
