import { z } from 'zod';
import { notificationKind } from '../notifications/notification-kind.ts';

const params = z.strictObject({ property: z.string(), manager: z.string(), by: z.string() });

const ofProperty = { subjects: ['property'], params, group: 'properties', audience: ['Client'] } as const;

/** Who manages a property: the managers themselves and the owners of their company are notified. */
export const propertyNotifications = {
  assigned: notificationKind('property.manager-assigned', {
    ...ofProperty,
    english: ({ property, by }) => ({ title: property, text: `${by} assigned this property to you` }),
  }),
  removed: notificationKind('property.manager-removed', {
    ...ofProperty,
    english: ({ property, by }) => ({ title: property, text: `${by} removed you from this property` }),
  }),
  assignedTo: notificationKind('property.assigned-to', {
    ...ofProperty,
    english: ({ property, manager, by }) => ({ title: property, text: `${by} assigned it to ${manager}` }),
  }),
  removedFrom: notificationKind('property.removed-from', {
    ...ofProperty,
    english: ({ property, manager, by }) => ({ title: property, text: `${by} removed ${manager}` }),
  }),
  unmanaged: notificationKind('property.without-manager', {
    ...ofProperty,
    english: ({ property, manager }) => ({
      title: `${property} has no manager`,
      text: `${manager} was the last one`,
    }),
  }),
};
