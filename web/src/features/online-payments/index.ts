import { lazy } from 'react';

export const PayButton = lazy(() => import('./PayButton.tsx'));
