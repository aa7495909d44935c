import { z } from 'zod';
import { route } from '../route.ts';
import { oneLine } from '../values/text.ts';
import { notificationGroups } from './notification-groups.ts';
import { notificationPreferences, preferenceChange } from './notification-preferences.ts';

/** How a person wants to be notified; apart from the list, which every page loads. */
export const preferences = {
  read: route({
    method: 'GET',
    area: 'user-service',
    path: '/notifications/preferences',
    reads: ['notification-preference'],
    permission: 'notification.read',
    summary: 'Retrieve how you want to be notified',
    reply: notificationPreferences,
    failure: 'Get Notification Preferences Fail',
  }),
  update: route({
    method: 'PUT',
    area: 'user-service',
    path: '/notifications/preferences',
    changes: ['notification-preference'],
    permission: 'notification.update',
    summary:
      'Change how you want to be notified, by group of notifications; quiet hours and the hour of the digest',
    /** The version that the caller saw; a stale one is answered 409. */
    body: preferenceChange.extend({ version: z.int().optional() }),
    reply: notificationPreferences,
    failure: 'Update Notification Preferences Fail',
  }),
  unsubscribe: route({
    method: 'POST',
    area: 'user-service',
    path: '/notifications/unsubscribe',
    changes: ['notification-preference'],
    permission: 'public',
    takesForms: true,
    summary:
      'One-click unsubscribe (RFC 8058) from the groups that an email was about; they still appear in the app',
    query: z.object({ token: oneLine(1_000) }),
    reply: z.object({ groups: z.array(z.enum(notificationGroups)) }),
    failure: 'Unsubscribe Fail',
  }),
};
