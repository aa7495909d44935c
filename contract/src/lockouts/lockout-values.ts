import { z } from 'zod';
import { courtDate, courtTime, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';

/** A day is proposed by the manager or set by the firm; a set day is reset, canceled or done. */
export const lockoutStates = ['PROPOSED', 'SET', 'RESET', 'CANCELLED', 'DONE'] as const;

/** A day agreed with the officer, or proposed; the last one is the present one. */
export const lockoutReply = z.object({
  id,
  state: z.enum(lockoutStates),
  lockoutDate: courtDate,
  /** Wall-clock time at the courthouse. */
  lockoutTime: courtTime.nullable(),
  officerName: z.string().nullable(),
  officerPhone: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  crew: z.boolean(),
  locksmith: z.boolean(),
  resetReason: z.string().nullable(),
  note: z.string().nullable(),
  setAt: instant,
  setBy: z.string(),
  endedAt: instant.nullable(),
  endReason: z.string().nullable(),
});
export type Lockout = z.output<typeof lockoutReply>;
