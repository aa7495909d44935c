import { lazy } from 'react';

export const RuleActions = lazy(() => import('./RuleActions.tsx'));
