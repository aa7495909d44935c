import type { z } from 'zod';

/** What a notification may be about. */
export const subjectKinds = [
  'case',
  'firm',
  'invite',
  'rule-pack',
  'rule-proposal',
  'support-access',
  'user',
] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** One kind of notification: what it is about, and the facts from which a screen says it in the reader’s language. */
export interface NotificationKind<
  K extends string = string,
  S extends SubjectKind = SubjectKind,
  P extends z.ZodObject = z.ZodObject,
> {
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
