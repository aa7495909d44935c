import { z } from 'zod';
import { courses } from '../machine/machine.ts';
import { obstacleShape } from '../lawful-days/obstacle.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { writActionNames, writKinds } from './writ-actions.ts';
import { writStatuses } from './writ-status.ts';
import { goodsChoices, shownAnswers } from './writ-questions.ts';

/** What the caller may do to a writ now, or to have a new one. */
export const writOffers = z.object({
  availableActions: z.array(z.enum(writActionNames)),
  /** The one of them that the writ waits for; null where the next move is somebody else’s. */
  primaryAction: z.enum(writActionNames).nullable(),
  /** What the caller may do but for its lawful day, or for a fact that it needs. */
  waiting: z.array(
    z.object({
      action: z.enum(writActionNames),
      course: z.enum(courses),
      obstacles: z.array(obstacleShape),
      /** The first lawful day; null while it waits for more than a day. */
      from: courtDate.nullable(),
      mayPass: z.boolean(),
    }),
  ),
});
export type WritOffers = z.output<typeof writOffers>;

/** A writ of a case, whole. */
export const writReply = z.object({
  id,
  caseId: id,
  /** `W1`, `W2`, … of its case. */
  number: z.string(),
  kind: z.enum(writKinds),
  parentWritId: id.nullable(),
  status: z.enum(writStatuses),
  statusBeforeStay: z.enum(writStatuses).nullable(),
  /** Prepared before its first lawful day, to go out on this one. */
  queuedFor: courtDate.nullable(),
  requestedAt: instant,
  requestedBy: z.string(),
  submittedAt: instant.nullable(),
  answers: shownAnswers.nullable(),
  clientConfirmedAt: instant.nullable(),
  clientConfirmedBy: z.string().nullable(),
  resubmitReason: z.string().nullable(),
  reviewedAt: instant.nullable(),
  reviewedBy: z.string().nullable(),
  filedOn: courtDate.nullable(),
  receipt: z.string().nullable(),
  issuedOn: courtDate.nullable(),
  /** The court’s own number. */
  writNumber: z.string().nullable(),
  /** The officer was asked to carry it out. */
  appliedOn: courtDate.nullable(),
  officerName: z.string().nullable(),
  officerPhone: z.string().nullable(),
  postedAt: instant.nullable(),
  executedAt: instant.nullable(),
  executedBy: z.string().nullable(),
  locksChanged: z.boolean().nullable(),
  goods: z.enum(goodsChoices).nullable(),
  /** The order by which it was last stayed or let go on. */
  courtOrder: z.string().nullable(),
  /** The last lawful day, where the law of its state sets one. */
  expiresOn: courtDate.nullable(),
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export type Writ = z.output<typeof writReply>;

/** The company asked for a writ, and the firm hasn’t started one yet. */
export const writRequest = z
  .object({ requestedAt: instant, requestedBy: z.string(), comment: z.string().nullable() })
  .nullable();
