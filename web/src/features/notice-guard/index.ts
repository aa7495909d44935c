import { lazy } from 'react';

export { NoticePoints } from './NoticePoints.tsx';
export { isOpen, pointText } from './point-words.ts';
export { useNoticeCheck } from './use-notice-check.ts';

export const CaseNotice = lazy(() => import('./CaseNotice.tsx'));
export const DayCard = lazy(() => import('./DayCard.tsx'));
export const NoticePanel = lazy(() => import('./NoticePanel.tsx'));
export const PassedThisWeek = lazy(() => import('./PassedThisWeek.tsx'));
