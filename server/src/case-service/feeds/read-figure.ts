import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import type { FeedFigure } from '@writdesk/contract/feeds/feeds';
import { addDays } from '@writdesk/contract/values/dates';
import type { UserContext } from '../../platform/context.ts';
import { sumOfCounted } from '../cases/lists/index.ts';

const whats: Readonly<Record<FeedFigure, readonly string[]>> = {
  OPEN_CASES: ongoingStatuses.map((status) => `status.${status}`),
  FILED_30_DAYS: ['done.filed'],
  POSSESSIONS_30_DAYS: ['done.possession'],
};

/** One number of what somebody sees, from the counters where they know it. */
export const readFigure = (context: UserContext, figure: FeedFigure, today: string): Promise<number> =>
  sumOfCounted(context, {
    what: whats[figure],
    ...(figure !== 'OPEN_CASES' && { from: addDays(today, -29), to: today }),
  });
