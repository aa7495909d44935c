import { notifications } from '@writdesk/contract/notifications/notifications';
import { bind, bindStream } from '../../platform/http/bind.ts';
import { listNotifications } from './list-notifications.ts';
import { streamEvents } from './stream-events.ts';
import { updateNotificationStatus } from './update-notification-status.ts';

export const notificationRoutes = [
  bind(notifications.list, listNotifications),
  bind(notifications.updateStatus, updateNotificationStatus),
  bindStream(notifications.stream, streamEvents),
];
