import { ownKeys } from '../values/records.ts';
import { z } from 'zod';
import { deadline } from '../deadlines/deadline-reply.ts';
import { lengthSentence } from '../deadlines/law-sentences.ts';
import { caseActionNames } from '../cases/case-actions.ts';
import { lawfulPoints } from '../lawful-days/obstacle.ts';
import { noticePoints } from './notice-points.ts';
import { noticeSentences } from './notice-words.ts';
import { evictionReasonCodes } from '../eviction-reasons/eviction-reason-codes.ts';
import { standingPoints } from '../standing/standing-points.ts';
import { route } from '../route.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';

/**
 * `ok`: in order. `warn`: shown, and blocks nothing. `fail`: wrong by a rule that a lawyer has verified, or by the facts
 * alone. `missing`: a fact that must be said first. The last two hold up an approval until a lawyer passes them.
 */
export const noticeStates = ['ok', 'warn', 'fail', 'missing'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** Who overrode a point, and why; the company does not see the reason. */
const noticePass = z.object({ name: z.string(), at: instant, reason: z.string().nullable() });

export const noticePoint = z.object({
  point: z.enum(noticePoints),
  state: z.enum(noticeStates),
  /** Names the sentence, so that a screen can say it in its reader's language. */
  code: z.enum(ownKeys(noticeSentences)),
  /** What the sentence is filled with: sums in cents, days as `2026-07-21`, literals of the trade, a length by its code. */
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), lengthSentence])),
  /** The same in English. */
  sentence: z.string(),
  ruleId: z.string().nullable(),
  cite: z.string().nullable(),
  /** A lawyer has verified the rule; null where no rule decides. */
  verified: z.boolean().nullable(),
  passedBy: noticePass.nullable(),
});
export type NoticePoint = z.output<typeof noticePoint>;

export const noticeCheck = z.object({
  points: z.array(noticePoint),
  /** The first day after the notice on which the case may be filed; null while it can't be counted. */
  mayBeFiledOn: courtDate.nullable(),
  /** The end of the notice with its day-by-day count. */
  deadline: deadline.nullable(),
  /** An open CARES question was taken as no, to count the days. */
  supposesNoCares: z.boolean(),
  /** Two letters; null until the property is chosen. */
  stateCode: z.string().nullable(),
  reasons: z.array(z.enum(evictionReasonCodes)),
  firmName: z.string(),
  timeZone: z.string(),
  today: courtDate,
});
export type NoticeCheck = z.output<typeof noticeCheck>;

/** What a lawyer overrides: a point of the notice or of the plaintiff’s standing, or what stands in the way of an action. */
export const overriddenPoints = [...noticePoints, ...standingPoints, ...lawfulPoints] as const;
export type OverriddenPoint = (typeof overriddenPoints)[number];

const area = 'case-service';

export const noticeGuard = {
  ofCase: route({
    method: 'GET',
    area,
    path: '/case/notice-guard/{id}',
    reads: ['case/{id}', 'law', 'court-calendar'],
    permission: 'case.read',
    summary: 'Retrieve the check of a case’s notice, point by point',
    params: idParams,
    reply: noticeCheck,
    failure: 'Check Notice Fail',
  }),
  overrides: route({
    method: 'GET',
    area,
    path: '/notice-guard/overrides',
    reads: ['case'],
    permission: 'notice-override.read',
    summary:
      'List what lawyers of the firm have overridden since a day, of notices, of the plaintiff’s standing and of lawful days, newest first',
    query: z.object({ from: courtDate.optional() }),
    reply: z.object({
      from: courtDate,
      overrides: z.array(
        z.object({
          caseId: id,
          caseTitle: z.string(),
          point: z.enum(overriddenPoints),
          /** The action that was done before its lawful day; null for a point of a notice. */
          action: z.enum(caseActionNames).nullable(),
          ruleId: z.string().nullable(),
          reason: z.string(),
          passedBy: z.string(),
          at: instant,
        }),
      ),
    }),
    failure: 'List Notice Overrides Fail',
  }),
};
