import type { z } from 'zod';
import type { RoleType } from '../permissions/roles.ts';
import type { NotificationGroup } from './notification-groups.ts';

/** What a notification may be about. */
export const subjectKinds = [
  'bank-account',
  'case',
  'courthouse',
  'firm',
  'invite',
  'invoice',
  'overdue-exception',
  'property',
  'property-connection',
  'report',
  'rule-pack',
  'rule-proposal',
  'support-access',
  'user',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** How a kind reaches people. What they choose for its group applies within this. */
export interface Delivery {
  group: NotificationGroup;
  /** Whose people get it: the types of their roles. */
  audience: readonly RoleType[];
  /** An email about it may leave in the quiet hours of those who allow that. */
  isUrgent?: true;
  /** It leaves in everybody’s quiet hours: what it is about comes before they end. */
  breaksQuiet?: true;
  /** Urgent kinds are texted to those who chose that for the group; this one is as well, or where its sender asks for it. */
  sms?: 'always' | 'asked';
  /** It can't be switched off: it always appears in the app, or is always mailed as well. */
  always?: 'app' | 'mail';
  /** Its noun writes an email of its own, so there is no second one. */
  isAppOnly?: true;
}

/** One kind of notification: what it is about, and the facts from which a screen says it in the reader’s language. */
export interface NotificationKind<
  K extends string = string,
  S extends SubjectKind = SubjectKind,
  P extends z.ZodObject = z.ZodObject,
> extends Delivery {
  /** Noun and what happened, e.g. `case.FILED`. */
  kind: K;
  /** What it is about; of several, whichever is named. Nobody whom a wall keeps from a case gets one about it. */
  subjects: readonly S[];
  params: P;
  /** The same in English, for readers that don’t know the kind. */
  english(params: z.output<P>): { title: string; text?: string };
}

export const notificationKind = <
  const K extends string,
  const S extends SubjectKind,
  P extends z.ZodObject<Readonly<Record<string, z.ZodType<string>>>>,
>(
  kind: K,
  definition: Omit<NotificationKind<K, S, P>, 'kind'>,
): NotificationKind<K, S, P> => ({ kind, ...definition });
