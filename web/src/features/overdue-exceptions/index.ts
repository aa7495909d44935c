import { lazy } from 'react';

export const ExceptionNote = lazy(() => import('./ExceptionNote.tsx'));
export const CompanyNotes = lazy(() => import('./CompanyNotes.tsx'));
export const OpenExceptions = lazy(() => import('./OpenExceptions.tsx'));
