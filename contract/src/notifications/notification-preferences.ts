import { recordOf } from '../values/records.ts';
import { z } from 'zod';
import { courtTime, instant } from '../values/dates.ts';
import { issue } from '../sentences/fault.ts';
import { notificationChoices, notificationGroups } from './notification-groups.ts';

/** Under what a digest puts the records that changed. */
export const digestHeadings = ['property', 'county', 'owner'] as const;
export type DigestHeading = (typeof digestHeadings)[number];

const group = z.enum(notificationGroups);
const choice = z.enum(notificationChoices);

const choices = z.object(recordOf(notificationGroups, () => choice)).partial();

const sms = z.object(recordOf(notificationGroups, () => z.boolean())).partial();

/** Times of day in the person’s own time zone; `until` is the next day where it is earlier. */
const quietHours = z
  .object({ from: courtTime, until: courtTime })
  .refine(({ from, until }) => from !== until, {
    message: issue('quiet_hours_same'),
    path: ['until'],
  });
const digestHour = z.int().min(0).max(23);

/** How a person wants to be notified. */
export const notificationPreferences = z.object({
  version: z.int(),
  /** The groups that concern them, each with what may be chosen for it. */
  groups: z.array(
    z.object({
      group,
      choice,
      choices: z.array(choice),
      /** Some of its kinds can’t be switched off. */
      isPartlyFixed: z.boolean(),
      /** Whether its urgent notifications are texted as well; null where it has none. */
      sms: z.boolean().nullable(),
    }),
  ),
  quietHours: z.object({ from: z.string(), until: z.string() }).nullable(),
  /** Mail and text messages about what is urgent leave in the quiet hours too. */
  urgentBreaksQuiet: z.boolean(),
  digestHour: z.int(),
  digestBy: z.enum(digestHeadings),
  timeZone: z.string(),
  email: z.string(),
  /** When the person’s mail server refused an email for good, in the last 30 days. */
  bouncedAt: instant.nullable(),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;

export const preferenceChange = z.object({
  /** Groups that are left out stay as they are. */
  choices: choices.optional(),
  /** Takes a verified number; groups that are left out stay as they are. */
  sms: sms.optional(),
  quietHours: quietHours.nullable().optional(),
  urgentBreaksQuiet: z.boolean().optional(),
  digestHour: digestHour.optional(),
  digestBy: z.enum(digestHeadings).optional(),
});
