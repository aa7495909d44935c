import { z } from 'zod';
import { issue } from '../sentences/fault.ts';
import { calendarDay } from '../values/dates.ts';
import { cents } from '../values/money.ts';
import { optionalLine, optionalText } from '../values/text.ts';

export const paymentMethods = ['CHECK', 'ACH', 'WIRE', 'CARD', 'CASH', 'OTHER'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** As shown: money also comes from trust, by a transfer alone. */
export const shownPaymentMethods = [...paymentMethods, 'TRUST'] as const;

/** What is said of money that came in. */
export const moneyMovement = {
  amountCents: cents.min(1, issue('payment_of_nothing')),
  /** The day on which it came; not one to come. */
  date: calendarDay,
  method: z.enum(paymentMethods),
  /** The number of the check or of the transfer. */
  reference: optionalLine(80).optional(),
  note: optionalText(500).optional(),
};
