import {
  type NotificationChoice,
  type NotificationGroup,
  usualChoices,
} from '@writdesk/contract/notifications/notification-groups';
import type {
  DigestHeading,
  NotificationPreferences,
  preferenceChange,
} from '@writdesk/contract/notifications/notification-preferences';
import type { z } from 'zod';

/** What the form holds: a choice for each group, and the hours. */
export type PreferenceValues = Record<NotificationGroup, NotificationChoice> & {
  quiet: boolean;
  from: string;
  until: string;
  urgentBreaksQuiet: boolean;
  digestHour: string;
  digestBy: DigestHeading;
};

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
  quietHours: quiet ? { from, until } : null,
  urgentBreaksQuiet,
  digestHour: Number(digestHour.slice(0, 2)),
  digestBy,
});

/** `choices.court` is the field `court`, `quietHours.until` the field `until`. */
export const preferenceField = (path: string): string => path.replace(/^(?:choices|quietHours)\./, '');

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hours of a day, and the time that somebody has already. */
export const hoursWith = (own: string): string[] =>
  [...new Set([...Array.from({ length: 24 }, (_, hour) => hourText(hour)), own])].toSorted();
