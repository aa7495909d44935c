import type { CourtDay } from '../../shared/formats/dates.ts';

export const groupKeys = ['overdue', 'today', 'tomorrow', 'week', 'later', 'undated'] as const;
export type GroupKey = (typeof groupKeys)[number];

/** When a task is due. `isFrom`: it may be done from that day on, so that it never is late. */
export interface Due {
  day: CourtDay | null;
  /** Today at its courthouse. */
  today: CourtDay;
  isFrom?: boolean;
}

const dayMs = 86_400_000;
const sunday = 7;

/** The group of the work queue in which a task stands. The week ends with its Sunday. */
export function dayGroup({ day, today, isFrom = false }: Due): GroupKey {
  if (day === null) return 'undated';
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  if (days < 0) return isFrom ? 'today' : 'overdue';
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  const weekday = new Date(today).getUTCDay() || sunday;
  return days <= sunday - weekday ? 'week' : 'later';
}

/** @returns the groups that hold something, in their order; inside a group the order stays. */
export function groupByDay<R>(rows: readonly R[], dueOf: (row: R) => Due): { key: GroupKey; rows: R[] }[] {
  const keyed = rows.map((row) => ({ key: dayGroup(dueOf(row)), row }));
  return groupKeys
    .map((key) => ({ key, rows: keyed.filter((one) => one.key === key).map(({ row }) => row) }))
    .filter((group) => group.rows.length > 0);
}
