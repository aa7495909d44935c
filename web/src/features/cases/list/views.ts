import { dayAfter, type CourtDay } from '../../../shared/formats/dates.ts';
import type { CaseListSearch } from './case-list-search.ts';

export const viewKeys = ['usual', 'twoWeeks', 'late', 'fresh'] as const;
export type ViewKey = (typeof viewKeys)[number];
type ViewDays = Pick<CaseListSearch, 'nextFrom' | 'nextTo' | 'from' | 'to'>;

const none: ViewDays = { nextFrom: '', nextTo: '', from: '', to: '' };

/** The filters that a view stands for, counted from today. What is late belongs to what is next. */
export function viewDays(view: ViewKey, today: CourtDay): ViewDays {
  switch (view) {
    case 'usual':
      return none;
    case 'twoWeeks':
      return { ...none, nextTo: dayAfter(today, 13) };
    case 'late':
      return { ...none, nextTo: dayAfter(today, -1) };
    case 'fresh':
      return { ...none, from: dayAfter(today, -6) };
  }
}

/** The view that an address shows; null for days of somebody's own choice. */
export function presentView(search: ViewDays, today: CourtDay): ViewKey | null {
  const keys = ['nextFrom', 'nextTo', 'from', 'to'] as const;
  return viewKeys.find((view) => keys.every((key) => viewDays(view, today)[key] === search[key])) ?? null;
}
