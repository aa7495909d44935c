import { lazy } from 'react';

export const UnitsSheet = lazy(() => import('./UnitsSheet.tsx'));
