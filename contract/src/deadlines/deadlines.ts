import { z } from 'zod';
import { courtFacts, recordedFact } from '../court-facts/court-fact-values.ts';
import { deadline } from './deadline-reply.ts';
import { deadlineEvents, deadlineFacts } from './deadline-values.ts';
import { noticeTypes } from '../notices/notice-types.ts';
import { packTerms } from '../rule-packs/pack-terms.ts';
import { route } from '../route.ts';
import { stateCode } from '../values/address.ts';
import { courtDate } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { oneLine } from '../values/text.ts';
import { hearingLimits } from '../dockets/early-hearing.ts';

/** What was done, so that a date is past worrying about. `held`: the hearing is over; `heard`: there is or was one. */
export const deeds = [
  'filed',
  'served',
  'answered',
  'heard',
  'held',
  'judged',
  'appealed',
  'asked',
  'issued',
  'posted',
  'carriedOut',
  'ended',
] as const;
export type Deed = (typeof deeds)[number];

/** One event of a case with its date. */
export const caseDeadline = deadline.extend({
  event: z.enum(deadlineEvents),
  /** `now`: known facts alone; `if`: assumes the hearing's day as the judgment's, named in `supposed`. */
  supposed: z.object({ fact: z.string(), day: courtDate }).nullable(),
  /** The action that the date was for, or what took its place; null while it is open. */
  done: z.object({ by: z.enum(deeds), day: courtDate }).nullable(),
  computedAt: z.string(),
  /** What a lawyer says is wrong with its rule; only the firm sees it. */
  disputed: z.string().nullable(),
  /** A release of rules moved it, and no lawyer has accepted that yet: where it was; null where it was not there. */
  move: z.object({ was: courtDate.nullable(), state: z.string(), version: z.string() }).nullable(),
});
export type CaseDeadline = z.output<typeof caseDeadline>;

const area = 'case-service';

export const deadlines = {
  terms: route({
    method: 'GET',
    area,
    path: '/deadlines/terms',
    reads: ['law'],
    permission: 'signed-in',
    summary: 'List what the law of each state calls the writ, the officer and the parties',
    reply: z.object({
      states: z.array(
        z.object({
          state: stateCode,
          terms: packTerms,
          /** The notices that its law knows, with those of federal law. */
          notices: z.array(z.enum(noticeTypes)),
        }),
      ),
    }),
    failure: 'Get Terms Fail',
  }),
  preview: route({
    method: 'POST',
    area,
    path: '/deadlines/preview',
    changes: [],
    permission: 'signed-in',
    summary: 'Calculate one deadline from given facts, day by day; nothing is stored',
    body: z.strictObject({
      state: stateCode,
      /** The county by its name or its id. */
      county: oneLine(80).min(1).nullish(),
      courthouseId: id.nullish(),
      event: z.enum(deadlineEvents),
      facts: deadlineFacts,
    }),
    reply: deadline,
    failure: 'Count Deadline Fail',
  }),
  ofCase: route({
    method: 'GET',
    area,
    path: '/case/deadlines/{id}',
    reads: ['case/{id}', 'law', 'court-calendar'],
    permission: 'case.read',
    summary: 'List the deadlines that the law sets in a case, each with its day-by-day count',
    params: idParams,
    reply: z.object({
      deadlines: z.array(caseDeadline),
      /** A hearing to come on a day on which its court is closed, and why it is. */
      closedHearing: z.object({ day: courtDate, reason: z.string() }).nullable(),
      /** What a day in court waits for; null where no court is known. */
      hearing: hearingLimits.nullable(),
      /** The court's zone, for the moments. */
      timeZone: z.string(),
      /** Days from the court papers that people have recorded, and that the dates are based on. */
      facts: z.array(recordedFact),
      /** Those that would say more about a date of this case now; none for a company. */
      asked: z.array(z.enum(courtFacts)),
    }),
    failure: 'Get Case Deadlines Fail',
  }),
};
