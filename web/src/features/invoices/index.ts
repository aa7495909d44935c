import { lazy } from 'react';

export const DisputedInvoices = lazy(() => import('./DisputedInvoices.tsx'));
export { invoiceStatusLook } from './invoice-status.ts';
export { useStatementOf } from './use-statement-of.ts';
