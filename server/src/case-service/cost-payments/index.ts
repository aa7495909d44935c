export { costPaymentAudits } from './cost-payment-audits.ts';
export { dismissProposals, proposeCostPayment } from './propose-cost-payment.ts';
export { costPaymentRoutes } from './routes.ts';
