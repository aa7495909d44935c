export { overduePart } from './overdue-part.ts';
export { type OverdueInvoice, overdueInvoices } from './overdue-invoices.ts';
export { invoiceRoutes } from './routes.ts';
