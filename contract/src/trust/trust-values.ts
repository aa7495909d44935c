import { z } from 'zod';
import { depositMethods } from '../bank-accounts/bank-accounts.ts';
import { namedRef } from '../cases/case-values.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';

/** What moves entrusted money, and appears on the bank’s statement. */
export const trustKinds = ['DEPOSIT', 'CHECK', 'TRANSFER'] as const;
export type TrustKind = (typeof trustKinds)[number];
/** A check waits for a second person; all else is posted at once. What was posted is reversed, a check voided. */
export const trustStatuses = ['AWAITING_APPROVAL', 'POSTED', 'CLEARED', 'REVERSED', 'REFUSED'] as const;
export type TrustStatus = (typeof trustStatuses)[number];

/** The case whose money it is, as the reader may know it. */
export const trustCase = z
  .object({ id, title: z.string(), caseNumber: z.string().nullable(), caseDraftNumber: z.string() })
  .nullable();

export const trustItem = z.object({
  id,
  kind: z.enum(trustKinds),
  status: z.enum(trustStatuses),
  bankAccount: namedRef,
  /** Null while nobody knows whose money it is. */
  client: namedRef.nullable(),
  /** Null for money of the whole company, and for who is kept from the case. */
  case: trustCase,
  /** Whether the money is one case’s, also of a case that the reader is kept from. */
  isOfCase: z.boolean(),
  amountCents: cents,
  /** The day in the register; null while a check waits. */
  postedOn: courtDate.nullable(),
  method: z.enum(depositMethods).nullable(),
  /** From when a deposit can be used. */
  usableOn: courtDate.nullable(),
  isUsable: z.boolean(),
  /** The number of a check of the account. */
  number: z.int().nullable(),
  payeeName: z.string().nullable(),
  /** The number of a check or a transfer that came in. */
  reference: z.string().nullable(),
  memo: z.string().nullable(),
  invoice: z.object({ id, number: z.string() }).nullable(),
  clearedOn: courtDate.nullable(),
  createdByName: z.string(),
  createdAt: instant,
  approvedByName: z.string().nullable(),
  identifiedByName: z.string().nullable(),
  reversedOn: courtDate.nullable(),
  reversedByName: z.string().nullable(),
  reversalReason: z.string().nullable(),
  version: z.int(),
  can: z.object({ approve: z.boolean(), reverse: z.boolean(), identify: z.boolean() }),
});
export type TrustItem = z.output<typeof trustItem>;

export const trustBalance = z.object({
  id: z.string(),
  bankAccount: namedRef,
  /** Null for deposits that nobody identified. */
  client: namedRef.nullable(),
  case: trustCase,
  isOfCase: z.boolean(),
  balanceCents: cents,
  /** Deposits that wait for their day. */
  heldCents: cents,
  usableCents: cents,
});
export type TrustBalance = z.output<typeof trustBalance>;

/** Earned money that stays in trust: an invoice that is open for 30 days while its company has money there. */
export const EARNED_AFTER_DAYS = 30;
export const earnedRow = z.object({
  id: z.string(),
  bankAccount: namedRef,
  client: namedRef,
  invoice: z.object({ id, number: z.string() }),
  issueDate: courtDate,
  openCents: cents,
  usableCents: cents,
});
export type EarnedRow = z.output<typeof earnedRow>;

export const trustMovements = ['DEPOSIT', 'IDENTIFY', 'CHECK', 'TRANSFER', 'REVERSAL'] as const;
export type TrustMovement = (typeof trustMovements)[number];

export const trustStatement = z.object({
  firm: namedRef,
  client: namedRef,
  from: courtDate,
  to: courtDate,
  openingCents: cents,
  lines: z.array(
    z.object({
      id,
      day: courtDate,
      movement: z.enum(trustMovements),
      case: trustCase,
      isOfCase: z.boolean(),
      /** The check or the invoice. */
      reference: z.string().nullable(),
      payeeName: z.string().nullable(),
      amountCents: cents,
      balanceCents: cents,
    }),
  ),
  closingCents: cents,
});
export type TrustStatement = z.output<typeof trustStatement>;
