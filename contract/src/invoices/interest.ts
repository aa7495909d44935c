import { z } from 'zod';
import { confidences } from '../courthouses/confidences.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { stateCode } from '../values/address.ts';
import { courtDate, instant } from '../values/dates.ts';
import { idParams } from '../values/ids.ts';
import { idFilter } from '../values/paging.ts';

/** A yearly rate in hundredths of a percent: 1,800 is 18%. */
export const basisPoints = z
  .int(issue('rate_wanted'))
  .min(0, issue('rate_wanted'))
  .max(10_000, issue('rate_wanted'));

export const interestTerms = z.object({
  /** The rates that the firm set, the newest first. A rate of nothing is off. */
  rates: z.array(z.object({ startsOn: courtDate, basisPoints, setByName: z.string(), setAt: instant })),
  /** What runs today; null where nothing does. */
  todayBasisPoints: basisPoints.nullable(),
  /** The first day of a rate that is set now. */
  startsOn: courtDate,
  /** The most that may be asked for cases of each state in which the firm works for the company. */
  caps: z.array(
    z.object({
      stateCode,
      /** Null where the product knows none: then cases of this state bear no interest. */
      basisPoints: basisPoints.nullable(),
      effectiveFrom: courtDate.nullable(),
      source: z.string().nullable(),
      confidence: z.enum(confidences).nullable(),
    }),
  ),
  can: z.object({ set: z.boolean() }),
});
export type InterestTerms = z.output<typeof interestTerms>;

const area = 'case-service';
const params = idParams;

/** Interest on what a company owes after its due date: simple, by the day, and charged once a month. */
export const interest = {
  terms: route({
    method: 'GET',
    area,
    path: '/invoices/interest/{id}',
    reads: ['invoice'],
    permission: 'invoice.read-statement',
    summary:
      'Show at which rate overdue charges of a company bear interest, and the most that the states of its cases allow',
    params,
    query: z.object({ firmId: idFilter }),
    reply: interestTerms,
    failure: 'Get Interest Fail',
  }),
  set: route({
    method: 'POST',
    area,
    path: '/invoices/interest/{id}',
    changes: ['invoice'],
    permission: 'invoice.update',
    summary:
      'Set the interest rate for a company from the next month on, or end interest with a rate of zero',
    params,
    body: z.object({ basisPoints }),
    reply: interestTerms,
    failure: 'Set Interest Fail',
  }),
};
