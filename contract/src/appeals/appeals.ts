import { z } from 'zod';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents, positiveCents } from '../values/money.ts';
import { line, optionalText } from '../values/text.ts';

/** Who appeals: the plaintiff whose case it is, or the tenant. */
export const appellants = ['PLAINTIFF', 'TENANT'] as const;
export type Appellant = (typeof appellants)[number];

/** How an appeal ends; a stay that is lifted leaves it pending. */
export const finalAppealResults = ['AFFIRMED', 'DISMISSED', 'REVERSED', 'REVERSED_AND_DISMISSED'] as const;
export type FinalAppealResult = (typeof finalAppealResults)[number];

/** A payment that the tenant owes the court’s registry while the appeal stays the judgment. */
export const registryPayment = z.object({
  dueOn: courtDate,
  amountCents: positiveCents,
  /** The day on which it was paid; null takes that back. */
  paidOn: courtDate.nullish(),
});
export type RegistryPayment = z.output<typeof registryPayment>;

/** What is said of an appeal, at its beginning and later. */
export const appealFacts = {
  court: line('appealCourt', 200),
  stayed: z.boolean(),
  bondCents: positiveCents.nullish(),
  bondPostedOn: courtDate.nullish(),
  comments: optionalText(),
};

export const appealReply = z.object({
  id,
  appellant: z.enum(appellants),
  filedOn: courtDate,
  court: z.string(),
  /** It keeps the judgment from being carried out. */
  stayed: z.boolean(),
  stayLiftedOn: courtDate.nullable(),
  bondCents: cents.nullable(),
  bondPostedOn: courtDate.nullable(),
  /** Null while it is pending. */
  result: z.enum(finalAppealResults).nullable(),
  resultOn: courtDate.nullable(),
  comments: z.string().nullable(),
  noticeDocumentId: id.nullable(),
  orderDocumentId: id.nullable(),
  needsLawyerConfirm: z.boolean(),
  payments: z.array(
    z.object({
      dueOn: courtDate,
      amountCents: cents,
      paidOn: courtDate.nullable(),
      /** When it was seen to be missing. */
      missedAt: instant.nullable(),
    }),
  ),
  createdAt: instant,
});
export type AppealReply = z.output<typeof appealReply>;
