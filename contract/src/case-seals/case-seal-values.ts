import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';

/** Why a court takes a case out of the public record. */
export const sealReasons = ['EXPUNGED', 'BY_STATUTE', 'BY_ORDER'] as const;
export type SealReason = (typeof sealReasons)[number];

/** A seal: with it the case is in no list, search, history, report or count. */
export const caseSeal = z.object({
  id,
  caseId: id,
  reason: z.enum(sealReasons),
  /** The day of the order. */
  orderedOn: courtDate,
  court: z.string().nullable(),
  judge: z.string().nullable(),
  orderDocumentId: id,
  sealedBy: namedRef,
  sealedAt: instant,
});
export type CaseSeal = z.output<typeof caseSeal>;

/** A sealed case as those find it who may open it. */
export const sealedCase = z.object({
  caseId: id,
  title: z.string(),
  caseNumber: z.string().nullable(),
  clientName: z.string(),
  reason: z.enum(sealReasons),
  orderedOn: courtDate,
  sealedBy: namedRef,
  sealedAt: instant,
});
export type SealedCase = z.output<typeof sealedCase>;
