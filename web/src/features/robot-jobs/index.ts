import { lazy } from 'react';

export const CaseRobotNote = lazy(() => import('./CaseRobotNote.tsx'));
