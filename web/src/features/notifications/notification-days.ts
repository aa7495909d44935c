import type { NotificationGroup } from '@writdesk/contract/notifications/notification-groups';
import type { Notification } from '@writdesk/contract/notifications/notifications';
import { type CourtDay, dayOf } from '../../shared/formats/dates.ts';

export interface DayOfNotifications {
  day: CourtDay;
  groups: { group: NotificationGroup | null; rows: Notification[] }[];
}

/** By the reader's day and then by group; in each, the newest first. */
export function byDayAndGroup(rows: readonly Notification[], timeZone?: string): DayOfNotifications[] {
  const days = Map.groupBy(rows, ({ createdAt }) => dayOf(createdAt, timeZone));
  return [...days].map(([day, ofDay]) => ({
    day,
    groups: [...Map.groupBy(ofDay, ({ group }) => group)].map(([group, own]) => ({ group, rows: own })),
  }));
}
