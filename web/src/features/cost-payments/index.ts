import { lazy } from 'react';

export const CostPaymentDialog = lazy(() => import('./CostPaymentDialog.tsx'));
