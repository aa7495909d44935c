import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { LawDay } from '@writdesk/contract/lawful-days/lawful-facts';
import type { KeptDate } from './case-facts-queries.ts';

/** What the kept dates say of lawful days. A day that supposes what hasn’t happened yet is none. */
export function lawDaysOf(
  dates: Readonly<Record<string, KeptDate>> | null,
): Partial<Record<DeadlineEvent, LawDay>> {
  return Object.fromEntries(
    Object.entries(dates ?? {}).flatMap(([event, kept]) => {
      if (kept.supposed) return [];
      const { date, earliestAction, missing, ruleId, cite = null, goodForDays, isDone } = kept;
      return [[event, { date, earliestAction, missing, ruleId, cite, goodForDays, isDone }]];
    }),
  );
}
