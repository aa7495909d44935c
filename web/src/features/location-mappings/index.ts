import { lazy } from 'react';

export const CountiesWithoutLocation = lazy(() => import('./CountiesWithoutLocation.tsx'));
