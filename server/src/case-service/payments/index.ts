export { undoPayment } from './change-payment.ts';
export { paymentAudits } from './payment-audits.ts';
export { lockPayment } from './payment-queries.ts';
export { receiveOnline } from './record-payment.ts';
export { paymentRoutes } from './routes.ts';
export { payFromTrust, undoTrustPayment } from './trust-payment.ts';
