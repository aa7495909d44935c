import { lazy } from 'react';

export const LegalHoldDialog = lazy(() => import('./LegalHoldDialog.tsx'));
