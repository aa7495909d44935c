import { z } from 'zod';
import { deadlineEvents } from '../deadlines/deadline-values.ts';
import { courtDate } from '../values/dates.ts';
import { auditedReason } from '../values/text.ts';

/** What can stand in the way of an action until its day comes or somebody does their work. */
export const lawfulPoints = [
  'dayAhead',
  'dayUnknown',
  'dayPast',
  'noHearing',
  'hearingAhead',
  'hearingLater',
  'notServed',
  'courtClosed',
  'docketUnchecked',
  'searchMissing',
  'searchOld',
  'searchUncertain',
  'servicemember',
] as const;
export type LawfulPoint = (typeof lawfulPoints)[number];

export const obstacleShape = z.object({
  point: z.enum(lawfulPoints),
  /** The day of the law that it waits for. */
  event: z.enum(deadlineEvents).nullable(),
  /** The first lawful day, as far as this stands in the way; null while no day is known. */
  from: courtDate.nullable(),
  /** The day that the reason names: the last day to answer, the hearing, the closed day. */
  due: courtDate.nullable(),
  /** Facts that the day can’t be counted without. */
  missing: z.array(z.string()),
  ruleId: z.string().nullable(),
  cite: z.string().nullable(),
  /** Why the court is closed. */
  closedBecause: z.string().nullable(),
});
export type Obstacle = z.output<typeof obstacleShape>;

export const obstacle = (point: LawfulPoint, known: Partial<Omit<Obstacle, 'point'>> = {}): Obstacle => ({
  point,
  event: null,
  from: null,
  due: null,
  missing: [],
  ruleId: null,
  cite: null,
  closedBecause: null,
  ...known,
});

/** What a lawyer passes of it, and why. Each point that stands in the way must be named. */
export const lawfulPass = z.object({
  points: z.array(z.enum(lawfulPoints)).min(1).max(lawfulPoints.length),
  reason: auditedReason(),
});
export type LawfulPass = z.output<typeof lawfulPass>;

/** Whether a request passes all that stands in the way. */
export function isPassed(pass: LawfulPass | undefined, obstacles: readonly Obstacle[]): boolean {
  return pass !== undefined && obstacles.every(({ point }) => pass.points.includes(point));
}
