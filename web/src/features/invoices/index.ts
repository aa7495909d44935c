export { invoiceStatusLook } from './invoice-status.ts';
export { useStatementOf } from './use-statement-of.ts';
