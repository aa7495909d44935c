import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../platform/live/index.ts';

export const invoiceLive = {
  /** What is left to pay of an invoice, or what is disputed of it. */
  changed: liveKind('invoice.changed', { firmId: id, clientId: id }),
};
