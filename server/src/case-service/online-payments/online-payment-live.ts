import { id } from '@writdesk/contract/values/ids';
import { liveKind } from '../../platform/live/index.ts';

const of = { firmId: id, clientId: id };

export const onlinePaymentLive = {
  attempt: liveKind('payment-attempt.changed', of),
  payment: liveKind('payment.changed', of),
  event: liveKind('payment-event.changed', { firmId: id }),
};
