import { lazy } from 'react';

export const CaseLinesNote = lazy(() => import('./CaseLinesNote.tsx'));
