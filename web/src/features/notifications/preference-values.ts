import {
  type NotificationChoice,
  type NotificationGroup,
  notificationGroups,
  usualChoices,
} from '@writdesk/contract/notifications/notification-groups';
import type {
  DigestHeading,
  NotificationPreferences,
  preferenceChange,
} from '@writdesk/contract/notifications/notification-preferences';
import type { z } from 'zod';

/** What the form holds: a choice for each group, whether its urgent ones are texted, and the hours. */
export type PreferenceValues = Record<NotificationGroup, NotificationChoice> &
  Record<SmsField, boolean> & {
    quiet: boolean;
    from: string;
    until: string;
    urgentBreaksQuiet: boolean;
    digestHour: string;
    digestBy: DigestHeading;
  };

type SmsField = `sms_${NotificationGroup}`;
export const smsField = (group: NotificationGroup): SmsField => `sms_${group}`;
const noSms = Object.fromEntries(notificationGroups.map((group) => [smsField(group), false])) as Record<
  SmsField,
  boolean
>;

/** Offered first where somebody has none. */
const usualQuiet = { from: '20:00', until: '07:00' };

export const preferenceValues = ({
  groups,
  quietHours,
  urgentBreaksQuiet,
  digestHour,
  digestBy,
}: NotificationPreferences): PreferenceValues => ({
  ...usualChoices,
  ...noSms,
  ...Object.fromEntries(groups.map(({ group, sms }) => [smsField(group), sms === true])),
  ...Object.fromEntries(groups.map(({ group, choice }) => [group, choice])),
  quiet: quietHours !== null,
  ...(quietHours ?? usualQuiet),
  urgentBreaksQuiet,
  digestHour: hourText(digestHour),
  digestBy,
});

export const preferenceBody = (
  { quiet, from, until, urgentBreaksQuiet, digestHour, digestBy, ...choices }: PreferenceValues,
  groups: NotificationPreferences['groups'],
): z.input<typeof preferenceChange> => ({
  choices: Object.fromEntries(groups.map(({ group }) => [group, choices[group]])),
  sms: Object.fromEntries(
    groups.flatMap(({ group, sms }) => (sms === null ? [] : [[group, choices[smsField(group)]]])),
  ),
  quietHours: quiet ? { from, until } : null,
  urgentBreaksQuiet,
  digestHour: Number(digestHour.slice(0, 2)),
  digestBy,
});

/** `choices.court` is the field `court`, `sms.court` the field `sms_court`, `quietHours.until` the field `until`. */
export const preferenceField = (path: string): string =>
  path.replace(/^(?:choices|quietHours)\./, '').replace(/^sms\./, 'sms_');

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hours of a day, and the time that somebody has already. */
export const hoursWith = (own: string): string[] =>
  [...new Set([...Array.from({ length: 24 }, (_, hour) => hourText(hour)), own])].toSorted();
