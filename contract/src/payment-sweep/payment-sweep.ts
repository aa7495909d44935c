import { z } from 'zod';
import { route } from '../route.ts';
import { courtDate, courtTime, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { flag, listQuery, listReply } from '../values/paging.ts';
import { cents } from '../values/money.ts';
import { sweepAnswerReply } from './sweep-answer-reply.ts';

/** A hearing ahead, as the property that is asked about it needs it. */
export const sweptHearing = z.object({
  /** The case’s. */
  id,
  docketId: id,
  version: z.int(),
  tenantNames: z.string(),
  title: z.string(),
  caseNumber: z.string().nullable(),
  caseDraftNumber: z.string(),
  clientName: z.string(),
  propertyName: z.string().nullable(),
  unitLabel: z.string().nullable(),
  claimCents: cents,
  courthouse: z.string(),
  room: z.string(),
  hearingDate: courtDate,
  hearingTime: courtTime,
  hearingAt: instant,
  timeZone: z.string(),
  /** The company asks for the dismissal. */
  dismissalRequestedAt: instant.nullable(),
  sweep: sweepAnswerReply.nullable(),
});
export type SweptHearing = z.output<typeof sweptHearing>;

/** So many days ahead the sweep looks where nobody asks for more. */
export const SWEEP_DAYS = 7;
/** So many days ahead the sweep looks at most. */
export const MOST_SWEEP_DAYS = 31;

/** The payment sweep: before each hearing the property says whether the rent came. */
export const paymentSweep = {
  list: route({
    method: 'GET',
    area: 'case-service',
    path: '/case/payment-sweep',
    reads: ['case', 'docket'],
    permission: 'payment-sweep.read',
    summary:
      'List the coming hearings with what each property reported about the rent, and count those without an answer',
    query: listQuery({
      days: z.coerce.number<number | string>().int().min(1).max(MOST_SWEEP_DAYS).default(SWEEP_DAYS),
      answered: flag,
      /** `true`: only the hearings about which the properties were asked, on the eve of court. */
      asked: flag,
    }),
    reply: listReply('hearings', sweptHearing, {
      /** Hearings of these days without an answer, on every page. */
      unanswered: z.int(),
    }),
    failure: 'Get Payment Sweep Fail',
  }),
};
