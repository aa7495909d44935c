import { z } from 'zod';
import { fitsOneSms } from './sms-length.ts';

/** A text message before it is queued. */
export const smsMessage = z.object({
  /** Whom it is for. */
  userId: z.uuid(),
  to: z.string().regex(/^\+1[2-9]\d{9}$/, 'Give a number such as +14045550143.'),
  /** Of one part: the parts of a longer one are paid and may come apart. */
  text: z.string().min(1).refine(fitsOneSms, 'Keep it to one text message.'),
  /** It holds a code: the text is forgotten when the message has left. */
  isSecret: z.boolean().optional(),
  /** How long it may wait; later it doesn’t leave. */
  validSeconds: z.int().min(60).max(14_400),
  /** One reason, one text message: a second one with the same key is not queued. */
  idempotencyKey: z.string().min(1).max(300),
});
export type SmsMessage = z.output<typeof smsMessage>;
