import { z } from 'zod';
import { auditedReason } from '../values/text.ts';

/** What is looked at in a notice, in the order in which it is said. */
export const noticePoints = ['length', 'method', 'type', 'amount', 'proof', 'cares', 'cure'] as const;
export type NoticePointName = (typeof noticePoints)[number];

/** A point that a lawyer overrides at the approval. */
export const passedNoticePoint = z.object({
  point: z.enum(noticePoints),
  reason: auditedReason(),
});
export type PassedNoticePoint = z.output<typeof passedNoticePoint>;
