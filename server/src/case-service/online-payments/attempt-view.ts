import type { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { ShownAttempt } from './attempt-queries.ts';

export const attemptView = (row: ShownAttempt): RouteReplyInput<typeof onlinePayments.attempt> => ({
  ...row,
  firm: { id: row.firmId, name: row.firmName ?? '' },
  client: { id: row.clientId, name: row.clientName ?? '' },
});
