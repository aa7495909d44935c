import { lazy } from 'react';

export { SupportAsk, useSupportAsk } from './support-ask.ts';

export const AdminNote = lazy(() => import('./AdminNote.tsx'));
export const ClosedFile = lazy(() => import('./ClosedFile.tsx'));
export const StartAccessDialog = lazy(() => import('./StartAccessDialog.tsx'));
