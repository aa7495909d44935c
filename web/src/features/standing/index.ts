import { lazy } from 'react';

export { messages as standingMessages } from './messages.ts';
export { standingText } from './standing-text.ts';
export { StandingPoints } from './StandingPoints.tsx';
export { useStanding } from './use-standing.ts';

export const StandingWarning = lazy(() => import('./StandingWarning.tsx'));
