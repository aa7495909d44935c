export { tenantPaymentRoutes } from './routes.ts';
export { tenantPaymentPart } from './tenant-payment-part.ts';
export { warnOfPayment } from './warn-of-payment.ts';
