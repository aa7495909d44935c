/** A notice as somebody uploads it, and as Writdesk makes it before the suit. */
export const noticeKinds = [
  'NOTICE',
  'NOTICE_TO_PAY',
  'NOTICE_TO_CURE',
  'NOTICE_TO_VACATE',
  'NOTICE_OF_TERMINATION',
  'NOTICE_FEDERAL',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Whether a document is a notice that a landlord gives. */
export const isNotice = (kind: string): boolean => noticeKinds.some((one) => one === kind);
