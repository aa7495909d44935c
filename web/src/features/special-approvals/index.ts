import { lazy } from 'react';

export const WaitingApprovals = lazy(() => import('./WaitingApprovals.tsx'));
export const ApprovalNotes = lazy(() => import('./ApprovalNotes.tsx'));
