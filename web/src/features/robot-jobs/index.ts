import { lazy } from 'react';

export const CaseRobotNote = lazy(() => import('./CaseRobotNote.tsx'));
export { useJobWords } from './use-job-words.ts';
