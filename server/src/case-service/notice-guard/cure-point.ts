import type { CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { NoticeType } from '@writdesk/contract/notices/notice-types';
import { type Found, type NoticeFacts, payNotices } from './notice-facts.ts';

/** Notices within whose time the tenant may mend the breach and stay. */
const byMending: ReadonlySet<NoticeType> = new Set(['CURE_OR_VACATE', 'HEALTH_SAFETY']);

/**
 * Until when the tenant may put it right. It never blocks: whoever files before then files before the notice ends, and
 * that is the length's point. @returns null where the notice can't be cured or its end isn't known.
 */
export function curePoint(facts: NoticeFacts, deadline: CountedDeadline | null): Found | null {
  const { reasons, noticeType, noticeAmountCents: askedCents, filingDay, today } = facts;
  const isCurable = reasons.some((reason) => evictionReasons[reason].curable);
  const to = deadline?.date?.slice(0, 10);
  if (!isCurable || !noticeType || !to) return null;
  if (!payNotices.has(noticeType) && !byMending.has(noticeType)) return null;
  if (filingDay !== null && filingDay <= to) {
    return { point: 'cure', state: 'warn', code: 'cureOpen', params: { to } };
  }
  const isOver = today > to;
  return payNotices.has(noticeType) && askedCents !== null
    ? { point: 'cure', state: 'ok', code: isOver ? 'payOver' : 'curePay', params: { askedCents, to } }
    : { point: 'cure', state: 'ok', code: isOver ? 'mendOver' : 'cureMend', params: { to } };
}
