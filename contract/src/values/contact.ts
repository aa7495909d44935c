import { z } from 'zod';
import { oneLine } from './text.ts';

const EMAIL_WANTED = 'Give an e-mail address such as name@company.com.';
const PHONE_WANTED = 'Give a phone number of 10 digits.';

/** An e-mail address, in lower case. */
export const email = z
  .string()
  .trim()
  .max(254, 'Keep the address to 254 characters.')
  .toLowerCase()
  .pipe(z.email(EMAIL_WANTED));

const digitsOf = (text: string) => text.replace(/(?:x|ext\.?)\s*\d{1,6}$/i, '').replaceAll(/\D/g, '');

/** A phone number of the United States in any usual writing, with or without an extension. */
export const phone = oneLine(40, 'Keep the number to 40 characters.')
  .regex(/^[\d\s().+-]+(?:(?:x|ext\.?)\s*\d{1,6})?$/i, PHONE_WANTED)
  .refine((text) => /^1?\d{10}$/.test(digitsOf(text)), PHONE_WANTED);

const orNothing = (schema: z.ZodType<string>, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || schema.safeParse(text).success, message)
    .transform((text) => (text === '' ? null : schema.parse(text)))
    .nullish();

/** The same where it may be left out; empty becomes null. */
export const optionalEmail = orNothing(email, EMAIL_WANTED);
export const optionalPhone = orNothing(phone, PHONE_WANTED);
