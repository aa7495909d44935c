export { invoiceStatusLook } from './invoice-status.ts';
