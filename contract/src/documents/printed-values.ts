import { z } from 'zod';
import { instant } from '../values/dates.ts';

/** A printed fact that is different now, in words; empty for a blank. */
export const changedValue = z.object({ path: z.string(), printed: z.string(), now: z.string() });
export type ChangedValue = z.output<typeof changedValue>;

/** Somebody keeps a document although facts that it prints have changed. */
export const keptDocument = z.object({ reason: z.string(), by: z.string(), at: instant });
