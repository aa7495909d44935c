export { connectionAudits } from './connection-audits.ts';
export { findFirmOfAccount } from './connection-queries.ts';
export { payLinkAddress, type PayLink, readPayLink } from './pay-link.ts';
export {
  type CheckoutState,
  NoAnswerError,
  type PaymentProvider,
  type ProviderPayout,
  paymentProviderOf,
  providerNamed,
  readProviderEvent,
  UnreadableEventError,
} from './providers/index.ts';
export { paymentConnectionRoutes } from './routes.ts';
export { onlineAccountOf } from './takes-online.ts';
