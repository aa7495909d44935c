import type { Deadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '../../shared/ui/index.ts';

export interface WhyThisDayProps {
  deadline: Deadline;
  event: DeadlineEvent;
  /** The court's. */
  timeZone: string;
  /** Today at the court. */
  today: string;
  /** A fact that was supposed for the count. */
  supposed?: { fact: string; day: string } | null;
  /** The date stands above already. */
  isUnderDate?: boolean;
  /** At the end: what the reader may do about the rule, such as “Dispute”. */
  actions?: ReactNode;
}

// Most who see a date don't ask for its count: it is fetched when somebody points at the question mark.
export const fetchDayCount = () => import('./DayCount.tsx');
const DayCount = lazy(fetchDayCount);

/** The day-by-day count of a date, the law and the calendar behind it, and who vouches for them. */
export function WhyThisDay(props: WhyThisDayProps) {
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <DayCount {...props} />
    </Suspense>
  );
}
