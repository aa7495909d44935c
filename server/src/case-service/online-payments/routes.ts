import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import { bind } from '../../platform/http/bind.ts';
import { getAttempt, listAttempts } from './list-attempts.ts';
import { closeEvent, listEvents } from './list-events.ts';
import { listPayouts } from './list-payouts.ts';
import { getAttemptByLink, getByLink, startByLink } from './pay-by-link.ts';
import { startPayment } from './start-payment.ts';

export const onlinePaymentRoutes = [
  bind(onlinePayments.start, startPayment),
  bind(onlinePayments.attempts, listAttempts),
  bind(onlinePayments.attempt, getAttempt),
  bind(onlinePayments.events, listEvents),
  bind(onlinePayments.closeEvent, closeEvent),
  bind(onlinePayments.payouts, listPayouts),
  bind(onlinePayments.byLink, getByLink),
  bind(onlinePayments.startByLink, startByLink),
  bind(onlinePayments.attemptByLink, getAttemptByLink),
];
