import { lazy } from 'react';

export { ActHost } from './ActHost.tsx';
export { chooseActs, type HeadAct, isDestructive, recordedBy } from './frame/case-acts.ts';
export { ConfirmOccupancyLink } from './court/ConfirmOccupancyLink.tsx';
export { useOrderDay } from './court/use-order-day.ts';
export { LawfulDayNote } from './frame/LawfulDayNote.tsx';
export { earlyIn, type Refused } from './frame/use-act-call.ts';
export { useEarlyHearing } from './filing/use-early-hearing.ts';
export { CommentQuestion } from './frame/CommentQuestion.tsx';
export { hasErrors, missingIn } from './frame/form-values.ts';
export { OverdueInvoices } from './intake/OverdueInvoices.tsx';
export { PersonSelect } from './frame/PersonSelect.tsx';
export { DoneLine } from './frame/DoneLine.tsx';
export { type InPlace, useInPlace } from './frame/use-in-place.tsx';
export { useOpenWritAct } from './writ/use-open-writ-act.ts';
export { WritActHost } from './writ/WritActHost.tsx';
export { useOpenAct } from './frame/use-open-act.ts';
export { withDone } from './frame/with-done.ts';
export { zoneOf } from '../shared/court-zone.ts';

/** Why a hearing on a day needs a reason, and the question for it. */
export const DocketReason = lazy(() => import('./filing/DocketReason.tsx'));
