import { z } from 'zod';

/** Facts whose value before and after a change may stand on the timeline: whoever sees the case sees them anyway. */
export const toldFields = [
  'unitLabel',
  'plaintiffName',
  'claimedCents',
  'monthlyRentCents',
  'rentThrough',
  'leaseFrom',
  'leaseTo',
  'noticeType',
  'noticeServedOn',
  'noticeMethod',
  'noticeAmountCents',
  'rentPeriodEndsOn',
] as const;
export type ToldField = (typeof toldFields)[number];

const told = z.union([z.string(), z.int()]).nullable();

export const changedField = z.object({ field: z.enum(toldFields), was: told, becomes: told });
export type ChangedField = z.output<typeof changedField>;
