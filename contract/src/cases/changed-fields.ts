import { z } from 'zod';

/** Facts whose value before and after a change may stand on the timeline: whoever sees the case sees them anyway. */
export const reportedFields = [
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
export type ReportedField = (typeof reportedFields)[number];

const shownValue = z.union([z.string(), z.int()]).nullable();

export const changedField = z.object({ field: z.enum(reportedFields), was: shownValue, becomes: shownValue });
export type ChangedField = z.output<typeof changedField>;
