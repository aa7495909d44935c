import { invoices } from '@writdesk/contract/invoices/invoices';
import { bind } from '../../platform/http/bind.ts';
import { listInvoices } from './list-invoices.ts';

export const invoiceRoutes = [bind(invoices.list, listInvoices)];
