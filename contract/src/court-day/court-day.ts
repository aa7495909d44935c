import { z } from 'zod';
import { version } from '../cases/actions/shared.ts';
import { bulkResults } from '../values/bulk.ts';
import { bulkCaseIds } from '../cases/bulk-case-ids.ts';
import { caseRow } from '../cases/case-details.ts';
import { holdKinds } from '../cases/hold-kinds.ts';
import { caseStatuses } from '../cases/case-status.ts';
import { militaryStatuses, namedRef } from '../cases/case-values.ts';
import { sweepAnswerReply } from '../payment-sweep/sweep-answer-reply.ts';
import { docket, docketStates } from '../dockets/dockets.ts';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { serviceMethods } from '../notices/notice-types.ts';
import { route } from '../route.ts';
import { courtDate, courtTime, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { optionalLine, optionalText } from '../values/text.ts';

/** A case as whoever stands before the judge needs it. */
const sheetCase = z.object({
  id,
  version: z.int(),
  docketId: id,
  hearingTime: courtTime,
  position: z.int(),
  state: z.enum(docketStates),
  status: z.enum(caseStatuses),
  title: z.string(),
  tenantNames: z.string(),
  caseNumber: z.string().nullable(),
  caseDraftNumber: z.string(),
  clientName: z.string(),
  propertyName: z.string().nullable(),
  unitLabel: z.string().nullable(),
  lawyerName: z.string().nullable(),
  claimCents: cents,
  notice: z.object({ on: courtDate, method: z.enum(serviceMethods).nullable() }).nullable(),
  service: z.object({ on: courtDate, method: z.enum(serviceMethods).nullable() }).nullable(),
  /** The finding that counts among all adults, and the oldest day of it; null while one was never looked up. */
  military: z.object({ status: z.enum(militaryStatuses), on: courtDate }).nullable(),
  lastPayment: z.object({ on: courtDate.nullable(), cents }).nullable(),
  answered: z.boolean(),
  /** The language, where an interpreter is needed. */
  interpreter: z.string().nullable(),
  offer: z.string().nullable(),
  /** What the property said before the hearing. */
  sweep: sweepAnswerReply.nullable(),
  /** The company asks for the dismissal. */
  dismissalRequestedAt: instant.nullable(),
  holds: z.array(z.enum(holdKinds)),
  /** What was ordered on the day of the hearing or later. */
  result: z
    .object({
      outcome: z.enum(judgmentOutcomes),
      date: courtDate,
      amountCents: cents.nullable(),
      by: z.string().nullable(),
      at: instant,
    })
    .nullable(),
  /** What the caller may record of the hearing now. */
  outcomes: z.array(z.enum(judgmentOutcomes)),
});
export type SheetCase = z.output<typeof sheetCase>;

export const courtSheet = z.object({
  docket,
  firmName: z.string(),
  /** The sittings in the same room on the same day, in the order of their hours. */
  sittings: z.array(docket),
  /** By hour, and in the order in which they are called. */
  cases: z.array(sheetCase),
  readAt: instant,
});
export type CourtSheet = z.output<typeof courtSheet>;

const area = 'case-service';

/** The day in court: who is heard, and what comes of it. */
export const courtDay = {
  sheet: route({
    method: 'GET',
    area,
    path: '/docket/sheet/{id}',
    reads: ['docket/{id}', 'case'],
    permission: 'docket.read-sheet',
    summary: 'Retrieve the court-day sheet: every case of the room on the day of a docket',
    params: idParams,
    reply: courtSheet,
    failure: 'Get Court Sheet Fail',
  }),
  suggestions: route({
    method: 'GET',
    area,
    path: '/docket/suggestions/{id}',
    reads: ['docket/{id}', 'case'],
    permission: 'docket.read-sheet',
    summary:
      'List the cases that can be applied to a docket, those of one property together, and the lawyers for it',
    params: idParams,
    reply: z.object({
      cases: z.array(
        caseRow.extend({
          /** Cases of its property on the docket already. */
          ofPropertyOnIt: z.int(),
          /** Cases of its property that wait, this one included. */
          ofPropertyWaiting: z.int(),
        }),
      ),
      /** Every case that waits for a day at this court. */
      waiting: z.int(),
      lawyers: z.array(
        namedRef.extend({
          isFree: z.boolean(),
          /** Their other dockets of the day. */
          busyWith: z.array(
            z.object({ id, courthouse: z.string(), hearingTime: courtTime, room: z.string() }),
          ),
        }),
      ),
    }),
    failure: 'Get Court Sheet Fail',
  }),
  continueMany: route({
    method: 'POST',
    area,
    path: '/docket/continue/{id}',
    changes: ['docket', 'case'],
    permission: 'judgment.record',
    summary:
      'Continue up to 200 cases of a docket, to another docket where one is known; each case has its own result',
    params: idParams,
    body: z.object({
      caseIds: bulkCaseIds,
      date: courtDate,
      comments: optionalText(),
      /** The docket on which they are heard next. */
      nextDocketId: id.optional(),
    }),
    reply: bulkResults,
    failure: 'Continue Cases Fail',
  }),
  setOffer: route({
    method: 'PUT',
    area,
    path: '/docket/offer/{id}',
    changes: ['docket', 'case'],
    permission: 'docket.apply',
    summary: 'Set what a tenant is offered at the hearing; null takes the offer back',
    params: idParams,
    body: z.object({ version, caseId: id, offer: optionalLine(200) }),
    reply: z.object({ caseId: id, offer: z.string().nullable() }),
    failure: 'Update Docket Fail',
  }),
};
