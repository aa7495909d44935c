import { z } from 'zod';
import { oneLine } from './text.ts';
import { issue } from '../sentences/fault.ts';

/** Five digits, or five and four. */
export const zipCode = z.string().regex(/^\d{5}(-\d{4})?$/, issue('zip_wanted'));
/** Two capital letters, e.g. GA. */
export const stateCode = z.string().regex(/^[A-Z]{2}$/, issue('state_format'));

/** A postal address in the United States, as it is printed on court papers. */
export const address = z.object({
  addressLine1: oneLine(200).min(1, issue('missing', { what: 'street' })),
  addressLine2: oneLine(200).nullish(),
  city: oneLine(100).min(1, issue('missing', { what: 'city' })),
  stateCode,
  zipCode,
});
export type Address = z.output<typeof address>;
