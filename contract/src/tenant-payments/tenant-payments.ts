import { z } from 'zod';
import { confidences } from '../courthouses/confidences.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { paymentAnswers, paymentStages } from './payment-stages.ts';

/** What the law of the state says of money from the tenant at this point of the case. */
export const paymentGuard = z.object({
  stage: z.enum(paymentStages),
  /** Null where no rule is on record, or a lawyer disputes it: the lawyer is asked first. */
  rule: z
    .object({
      id: z.string(),
      answer: z.enum(paymentAnswers),
      note: z.string().nullable(),
      cite: z.string(),
      confidence: z.enum(confidences),
      verifiedBy: z.string().nullable(),
    })
    .nullable(),
});
export type PaymentGuard = z.output<typeof paymentGuard>;

export const tenantPaymentReply = z.object({
  id,
  receivedOn: courtDate,
  amountCents: cents,
  /** It paid everything that the tenant owed on that day. */
  paysInFull: z.boolean(),
  /** The rule of that day said not to take it, or no rule was on record. */
  againstRule: z.boolean(),
  note: z.string().nullable(),
  recordedBy: z.string(),
  recordedAt: instant,
});
export type TenantPaymentReply = z.output<typeof tenantPaymentReply>;
