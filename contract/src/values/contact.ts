import { z } from 'zod';
import { oneLine } from './text.ts';
import { issue } from '../sentences/fault.ts';

const EMAIL_WANTED = issue('email_wanted');
const PHONE_WANTED = issue('phone_wanted');

/** An email address, in lower case. */
export const email = z
  .string()
  .trim()
  .max(254, issue('too_long', { what: 'address', max: 254 }))
  .toLowerCase()
  .pipe(z.email(EMAIL_WANTED));

const digitsOf = (text: string) => text.replace(/(?:x|ext\.?)\s*\d{1,6}$/i, '').replaceAll(/\D/g, '');

/** A phone number of the United States in any usual writing, with or without an extension. */
export const phone = oneLine(40, issue('too_long', { what: 'phone', max: 40 }))
  .regex(/^[\d\s().+-]+(?:(?:x|ext\.?)\s*\d{1,6})?$/i, PHONE_WANTED)
  .refine((text) => /^1?\d{10}$/.test(digitsOf(text)), PHONE_WANTED);

export const isPhone = (text: string): boolean => phone.safeParse(text).success;

/** A number of the United States that receives text messages, in any usual writing; `+14045550143` once read. */
export const mobileNumber = oneLine(40, issue('too_long', { what: 'phone', max: 40 }))
  .refine(
    (text) => isPhone(text) && /^1?[2-9]\d{2}[2-9]\d{6}$/.test(text.replaceAll(/\D/g, '')),
    issue('mobile_number_wanted'),
  )
  .transform((text) => `+1${digitsOf(text).slice(-10)}`);

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
