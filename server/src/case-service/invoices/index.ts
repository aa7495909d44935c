export { type OverdueInvoice, overdueInvoices } from './overdue-invoices.ts';
export { invoiceRoutes } from './routes.ts';
