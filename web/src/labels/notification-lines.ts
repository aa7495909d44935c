import type { Notification } from '@writdesk/contract/notifications/notifications';
import { notificationLines as linesOf } from '@writdesk/contract/notifications/notification-words';
import { localZone, recordDay, timeAt, wallTime } from '../shared/formats/dates.ts';
import type { Locale } from '../shared/i18n/locale.ts';

/** The two lines of a notification as a screen shows them. */
export function notificationLines(
  one: Pick<Notification, 'kind' | 'params' | 'title' | 'text'>,
  { locale, side }: { locale: Locale; side: 'firm' | 'client' },
): { title: string; text: string } {
  return linesOf(one, {
    locale,
    side,
    day: (date) => recordDay(date, locale),
    time: (wall) => wallTime(wall, locale),
    timeOf: (instant) => timeAt(instant, localZone(), { zone: 'never', locale }),
  });
}
