import { groupByDay, type GroupKey } from './group-by-day.ts';
import { type DatedItem, dueOf } from './work-item.ts';

/** What a work queue comes to when nothing of today is left in it. */
export interface AfterToday<R> {
  key: Exclude<GroupKey, 'overdue' | 'today'>;
  count: number;
  first: R;
}

/** @returns null while something is late or due today, and where there is nothing at all. */
export function afterToday<R extends DatedItem>(items: readonly R[], now?: Date): AfterToday<R> | null {
  const [group] = groupByDay(items, (item) => dueOf(item, now));
  const [first] = group?.rows ?? [];
  if (!group || !first || group.key === 'overdue' || group.key === 'today') return null;
  return { key: group.key, count: group.rows.length, first };
}
