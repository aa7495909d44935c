import { lazy } from 'react';

export const StartRunDialog = lazy(() => import('./StartRunDialog.tsx'));
