import { lazy } from 'react';

export const NewOwnerDialog = lazy(() => import('./NewOwnerDialog.tsx'));
