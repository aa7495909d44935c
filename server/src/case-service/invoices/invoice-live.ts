import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../platform/live/index.ts';

export const invoiceLive = {
  /** What is disputed of an invoice, for both who talk about it. */
  changed: liveKind('invoice.changed', { firmId: id, clientId: id }),
};
