import { lazy } from 'react';

export const CountiesMap = lazy(async () => ({ default: (await import('./CountiesMap.tsx')).CountiesMap }));
