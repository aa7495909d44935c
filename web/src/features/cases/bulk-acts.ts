import type { bulkActions } from '@writdesk/contract/case-lifecycle';
import type { CaseRow } from '@writdesk/contract/cases';

/** Acts that need nothing but a word for all cases alike; the others are done case by case. */
export const bulkActs = [
  'submit',
  'initial-check',
  'review',
  'send-for-filing',
  'dismiss-case',
] as const satisfies readonly (typeof bulkActions)[number][];
export type BulkAct = (typeof bulkActs)[number];

export interface BulkOffer {
  act: BulkAct;
  /** The selected cases that allow it now. */
  rows: readonly CaseRow[];
}

/** What the selection offers: every act that at least one of its cases allows, with the cases that do. */
export function bulkOffers(rows: readonly CaseRow[]): BulkOffer[] {
  return bulkActs
    .map((act) => ({ act, rows: rows.filter(({ availableActions }) => availableActions.includes(act)) }))
    .filter((offer) => offer.rows.length > 0);
}
