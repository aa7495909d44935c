import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

/** A connection that isn’t read anymore until somebody of the company acts: its owners are notified once. */
export const propertyConnectionNotifications = {
  stopped: notificationKind('property-connection.stopped', {
    subjects: ['property-connection'],
    group: 'properties',
    audience: ['Client'],
    always: 'mail',
    params: z.strictObject({
      /** As the vendor writes it. */
      name: z.string(),
      failure: z.enum(['KEY_REFUSED', 'NOBODY_RESPONSIBLE']),
    }),
    english: ({ name, failure }) => ({
      title: `${name} isn’t read anymore`,
      text:
        failure === 'KEY_REFUSED'
          ? 'It refuses the key. Enter another one, or its leases and balances stay as they were.'
          : 'Whoever connected it has left. Enter the key again, or its leases and balances stay as they were.',
    }),
  }),
};
