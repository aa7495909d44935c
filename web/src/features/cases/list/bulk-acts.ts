import type { BulkAction } from '@writdesk/contract/cases/case-actions';
import type { CaseRow } from '@writdesk/contract/cases/cases';

/** Actions that need nothing but a word for all cases alike; the others are done case by case. */
export const bulkActs = [
  'submit',
  'initial-check',
  'review',
  'send-for-filing',
  'dismiss-case',
] as const satisfies readonly BulkAction[];
export type BulkAct = (typeof bulkActs)[number];

export interface BulkOffer {
  act: BulkAct;
  /** The selected cases that allow it now. */
  rows: readonly CaseRow[];
}

/** What the selection offers: every action that at least one of its cases allows, with the cases that do. */
export function bulkOffers(rows: readonly CaseRow[]): BulkOffer[] {
  return bulkActs
    .map((act) => ({ act, rows: rows.filter((row) => isOffered(row, act)) }))
    .filter((offer) => offer.rows.length > 0);
}

function isOffered({ status, availableActions }: CaseRow, act: BulkAct): boolean {
  // What goes out again after a fix is no new approval: who made the fixes says so, case by case.
  const isResent = act === 'send-for-filing' && status === 'RETURNED_TO_PROCESSOR';
  return availableActions.includes(act) && !isResent;
}
