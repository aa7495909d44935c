export { paymentAudits } from './payment-audits.ts';
export { paymentRoutes } from './routes.ts';
