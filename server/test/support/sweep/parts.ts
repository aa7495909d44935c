// What several requests of the sweep are made of.

/** A version that no case has: an action that is allowed is answered with a conflict, and changes nothing. */
export const NO_VERSION = 999_999;
/** A row of an action on many, with a version that it doesn’t have. */
export const stale = (id: string) => [{ id, version: NO_VERSION }];
/** What most actions on a case take. */
export const plainBody = { version: NO_VERSION, comment: 'See the ledger.', reason: 'See the ledger.' };
/** Of days on which nobody posted anything. */
export const anExport = { format: 'XERO', basis: 'CASH', from: '2020-01-01', to: '2020-01-31' };

export const anOffice = {
  name: 'Quillon LLP',
  addressLine1: '50 Hurt Plaza SE',
  city: 'Atlanta',
  stateCode: 'GA',
  zipCode: '30303',
};
