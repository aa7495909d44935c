export { paymentAudits } from './payment-audits.ts';
export { paymentRoutes } from './routes.ts';
export { payFromTrust, undoTrustPayment } from './trust-payment.ts';
