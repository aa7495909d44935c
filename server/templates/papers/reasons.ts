import type { Condition } from '@writdesk/contract/documents/conditions';

/** The case is about something else than rent. */
export const notForRent: Condition = {
  match: 'ALL',
  rows: [{ path: 'case.reasonList', test: 'IS_NOT', value: 'Nonpayment of rent' }],
};

/** Rent is asked for. */
export const forRent: Condition = {
  match: 'ALL',
  rows: [{ path: 'case.reasons', test: 'HAS', value: 'NONPAYMENT' }],
};
