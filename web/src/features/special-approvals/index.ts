import { lazy } from 'react';

export const ApprovalNotes = lazy(() => import('./ApprovalNotes.tsx'));
