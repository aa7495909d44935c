import { lazy } from 'react';

export const DueReminders = lazy(() => import('./DueReminders.tsx'));
