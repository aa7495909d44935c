import type { Condition } from '@writdesk/contract/documents/conditions';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';

/** The case has this reason. */
export const forReason = (code: EvictionReasonCode): Condition => ({
  match: 'ALL',
  rows: [{ path: 'case.reasons', test: 'HAS', value: code }],
});

/** The case has one of these reasons. */
export const forAnyReason = (...codes: EvictionReasonCode[]): Condition => ({
  match: 'ANY',
  rows: codes.map((value) => ({ path: 'case.reasons', test: 'HAS', value })),
});

/** The case is about something else than rent. */
export const notForRent: Condition = {
  match: 'ALL',
  rows: [{ path: 'case.reasonList', test: 'IS_NOT', value: 'Nonpayment of rent' }],
};

export const forRent = forReason('NONPAYMENT');
