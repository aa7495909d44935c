import { preferences } from '@writdesk/contract/notifications/preferences';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { bind, bindStream } from '../../platform/http/bind.ts';
import { getPreferences } from './get-preferences.ts';
import { listNotifications } from './list-notifications.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { streamEvents } from './stream-events.ts';
import { unsubscribe } from './unsubscribe.ts';
import { updateNotificationStatus } from './update-notification-status.ts';
import { updatePreferences } from './update-preferences.ts';

export const notificationRoutes = [
  bind(notifications.list, listNotifications),
  bind(notifications.updateStatus, updateNotificationStatus),
  bind(notifications.readAll, readAllNotifications),
  bind(preferences.read, getPreferences),
  bind(preferences.update, updatePreferences),
  bind(preferences.unsubscribe, unsubscribe),
  bindStream(notifications.stream, streamEvents),
];
