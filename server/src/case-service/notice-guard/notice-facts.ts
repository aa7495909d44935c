import type { LedgerLine } from '@writdesk/contract/cases/case-values';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { NoticePoint } from '@writdesk/contract/notices/notice-guard';
import type { NoticeType, ServiceMethod } from '@writdesk/contract/notices/notice-types';
import type { CaresAnswer, PropertyCategory } from '@writdesk/contract/properties/property-categories';
import type { NoticeRule } from '@writdesk/contract/rule-packs/rule-rows';

/** What is known of a notice and of the case that it is for. Days are `YYYY-MM-DD` of the courthouse. */
export interface NoticeFacts {
  reasons: readonly EvictionReasonCode[];
  leaseFrom: string | null;
  leaseRenewedOn: string | null;
  noticeType: NoticeType | null;
  noticeServedOn: string | null;
  rentPeriodEndsOn: string | null;
  noticeMethod: ServiceMethod | null;
  noticeAmountCents: number | null;
  ledger: readonly Pick<LedgerLine, 'kind' | 'dueOn' | 'amountCents'>[];
  caresCovered: CaresAnswer;
  propertyCategory: PropertyCategory | null;
  hasProof: boolean;
  /** The day on which the case is to be filed, or was; null while nobody files it yet. */
  filingDay: string | null;
  /** At the court. */
  today: string;
}

/** A point before its sentence is made and before anybody has passed it. */
export type Found = Pick<NoticePoint, 'point' | 'state' | 'code'> & {
  params?: NoticePoint['params'];
  rule?: Pick<NoticeRule, 'id' | 'cite' | 'verifiedBy'> | null;
};

/** Notices that ask for money: paying it within their time cures the breach. */
export const payNotices: ReadonlySet<NoticeType> = new Set([
  'PAY_OR_VACATE',
  'RENT_DEMAND',
  'NOTICE_OF_INTENT_TO_FILE',
]);

/** A rule that no lawyer has verified warns and never blocks. */
export function orWarn(rule: Pick<NoticeRule, 'verifiedBy'> | null, state: 'fail' | 'missing') {
  return rule?.verifiedBy ? state : 'warn';
}
