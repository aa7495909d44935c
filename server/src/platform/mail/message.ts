import { z } from 'zod';

const oneLine = (what: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, `Give ${what}.`)
    .max(max, `Keep ${what} to ${max} characters.`)
    // A line break would let a name or a subject write headers of its own.
    .regex(/^[^\r\n\0]*$/, `${what} must be one line.`);

/** An email before it is queued. */
export const mailMessage = z.object({
  /** One address; several people get several emails. */
  to: oneLine('an address', 254).pipe(z.email('Give a valid address.')),
  subject: oneLine('a subject', 200),
  text: z.string().min(1, 'Give a text.').max(100_000),
  html: z.string().max(500_000).optional(),
  /** Its link opens something: the text is forgotten when the email has left. */
  isSecret: z.boolean().optional(),
  /** Ends such emails without a sign-in. */
  unsubscribeUrl: z.url().max(1_000).optional(),
  /** One reason, one email, e.g. `invite:<id>`: a second mail with the same key is not queued. */
  idempotencyKey: z.string().min(1).max(300),
});
export type MailMessage = z.output<typeof mailMessage>;
