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

/** A notice was served. */
export const noticed: Condition = {
  match: 'ALL',
  rows: [{ path: 'notice.date', test: 'IS_KNOWN', value: '' }],
};

/** Rent is asked for, and was by a notice. */
export const forRentNoticed: Condition = { match: 'ALL', rows: [...forRent.rows, ...noticed.rows] };

/** Rent is asked for, and no notice is known: the lease may do without. */
export const forRentUnnoticed: Condition = {
  match: 'ALL',
  rows: [...forRent.rows, { path: 'notice.date', test: 'IS_UNKNOWN', value: '' }],
};
