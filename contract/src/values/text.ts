import { z } from 'zod';

/** One line of text that must say something. @param what names the field in the message. */
export const line = (what: string, max = 200) =>
  z.string().trim().min(1, `Give ${what}.`).max(max, `Keep ${what} to ${max} characters.`);

/** A comment that must say something. */
export const comment = z
  .string()
  .trim()
  .min(1, 'Say why, in a comment.')
  .max(5_000, 'Keep the comment to 5,000 characters.');

/** Text that may be absent or empty; empty becomes null. */
export const optionalText = (max = 5_000) =>
  z
    .string()
    .trim()
    .max(max, `Keep it to ${max} characters.`)
    .nullish()
    .transform((value) => value || null);

/** The same where only what is sent is changed: empty becomes null, and what is absent stays absent. */
export const changedText = (max = 5_000) =>
  z
    .string()
    .trim()
    .max(max, `Keep it to ${max} characters.`)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));
