import { type BulkWritAction, bulkWritActions } from '@writdesk/contract/writs/writ-actions';
import type { WritRow } from '@writdesk/contract/writs/writs';
import type { bulkMessages } from './bulk-messages.ts';

type Key = keyof (typeof bulkMessages)['en'];

/** What is asked before one action is done to many writs. */
export const bulkWays: Readonly<
  Record<BulkWritAction, { title: Key; text: Key; asksWhy?: true; danger?: true }>
> = {
  submit: { title: 'submitTitle', text: 'submitText' },
  reviewed: { title: 'reviewedTitle', text: 'reviewedText' },
  'request-resubmit': { title: 'resubmitTitle', text: 'resubmitText', asksWhy: true },
  'return-unexecuted': { title: 'returnTitle', text: 'returnText', asksWhy: true },
  cancel: { title: 'cancelTitle', text: 'cancelText', asksWhy: true, danger: true },
};

export interface BulkOffer {
  action: BulkWritAction;
  /** The selected writs that allow it now. */
  rows: readonly WritRow[];
}

/** What the selection offers: every action that at least one of its writs allows, with the writs that do. */
export const bulkOffers = (rows: readonly WritRow[]): BulkOffer[] =>
  bulkWritActions
    .map((action) => ({
      action,
      rows: rows.filter(({ availableActions }) => availableActions.includes(action)),
    }))
    .filter((offer) => offer.rows.length > 0);
