/** What people choose by: each kind of notification belongs to one group. */
export const notificationGroups = [
  'progress',
  'court',
  'writs',
  'money',
  'approvals',
  'comments',
  'reminders',
  'reports',
  'properties',
  'law',
  'people',
  'security',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** From the least to the most: each includes the app except `never`. */
export const notificationChoices = ['never', 'app', 'digest', 'mail'] as const;
export type NotificationChoice = (typeof notificationChoices)[number];

/** What applies until a person chooses. */
export const usualChoices: Readonly<Record<NotificationGroup, NotificationChoice>> = {
  progress: 'app',
  court: 'mail',
  writs: 'app',
  money: 'mail',
  approvals: 'mail',
  comments: 'mail',
  reminders: 'app',
  reports: 'mail',
  properties: 'app',
  law: 'app',
  people: 'app',
  security: 'mail',
};
