import { z } from 'zod';
import { oneLine } from './text.ts';

/** Five digits, or five and four. */
export const zipCode = z.string().regex(/^\d{5}(-\d{4})?$/, 'Give a ZIP code of 5 digits.');
/** Two capital letters, e.g. GA. */
export const stateCode = z.string().regex(/^[A-Z]{2}$/, 'Give a state as two capital letters, such as GA.');

/** A postal address in the United States, as it is printed on court paper. */
export const address = z.object({
  addressLine1: oneLine(200).min(1, 'Give the street address.'),
  addressLine2: oneLine(200).nullish(),
  city: oneLine(100).min(1, 'Give the city.'),
  stateCode,
  zipCode,
});
export type Address = z.output<typeof address>;
