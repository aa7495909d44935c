import { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import { bind } from '../../platform/http/bind.ts';
import { listCostPayments, listUnpaidCosts } from './list-cost-payments.ts';
import { confirmCostPayment, endCostPayment, recordCostPayment } from './record-cost-payment.ts';

export const costPaymentRoutes = [
  bind(costPayments.list, listCostPayments),
  bind(costPayments.unpaid, listUnpaidCosts),
  bind(costPayments.record, recordCostPayment),
  bind(costPayments.confirm, confirmCostPayment),
  bind(costPayments.end, endCostPayment),
];
