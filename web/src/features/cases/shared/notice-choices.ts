import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import { noticeTypes, type NoticeType } from '@writdesk/contract/notices/notice-types';

export interface NoticeChoices {
  /** What fits the reasons of the case, in the state’s law. */
  usual: readonly NoticeType[];
  /** What else the state’s law knows. */
  others: readonly NoticeType[];
}

/**
 * The notices to choose from: none that the state’s law doesn’t know, and those that fit the reasons first.
 * @param known the notices of the state; null while nobody knows its law, which leaves all of them open.
 */
export function noticeChoices(
  reasons: readonly EvictionReasonCode[],
  known: readonly NoticeType[] | null,
): NoticeChoices {
  const open = noticeTypes.filter((type) => known === null || known.includes(type));
  const fitting = new Set(reasons.flatMap((code) => evictionReasons[code].requiresNoticeTypes));
  const usual = open.filter((type) => fitting.has(type));
  // Nothing is folded behind an empty list.
  return usual.length === 0
    ? { usual: open, others: [] }
    : { usual, others: open.filter((type) => !fitting.has(type)) };
}
