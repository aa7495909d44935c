import { invoices } from '@writdesk/contract/invoices/invoices';
import { payments } from '@writdesk/contract/payments/payments';
import { bind } from '../../platform/http/bind.ts';
import { applyPayment, refundPayment, reversePayment } from './change-payment.ts';
import { listPayments } from './list-payments.ts';
import { payInvoice, recordPayment } from './record-payment.ts';

export const paymentRoutes = [
  bind(payments.list, listPayments),
  bind(payments.record, recordPayment),
  bind(payments.apply, applyPayment),
  bind(payments.reverse, reversePayment),
  bind(payments.refund, refundPayment),
  bind(invoices.recordPayment, payInvoice),
];
