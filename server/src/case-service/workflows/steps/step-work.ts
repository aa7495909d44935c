import type { LawDay } from '@writdesk/contract/lawful-days/lawful-facts';
import {
  type ConfigureAction,
  stepKinds,
  type StepNotification,
} from '@writdesk/contract/workflows/workflow-values';
import { localDate } from '../../../platform/clock.ts';
import { instantAt } from '../../../platform/local-instant.ts';

const HOUR_MS = 3_600_000;
const kinds: readonly string[] = stepKinds;

/** Whether a step that begins has more to do than to wait for an action. */
export const hasWork = ({
  action,
  notifications,
}: {
  action: string;
  notifications: readonly StepNotification[];
}): boolean => kinds.includes(action) || notifications.some(({ on }) => on !== 'COMPLETE');

/** The first moment at which a day of the law lets something be done, by the court’s clock; null while it isn’t known. */
export function dayBegins(day: LawDay | undefined, timeZone: string): Date | null {
  const on = (day?.earliestAction ?? day?.date)?.slice(0, 10);
  return on ? instantAt(`${on}T00:00`, timeZone) : null;
}

interface DueFacts {
  startedAt: Date;
  lawDays: LawDays;
  timeZone: string;
  /** Whether the courthouse is open on a day: the days that a firm’s targets count. */
  isOpen: (day: string) => boolean;
}

/** By when a step is to be done: by the firm’s own hours, which end on an office day, or on the day of the law that it watches. */
export function dueOf(
  { slaHours, deadlineRuleEvent: event }: Pick<ConfigureAction, 'slaHours' | 'deadlineRuleEvent'>,
  { startedAt, lawDays, timeZone, isOpen }: DueFacts,
): Date | null {
  const byLaw = event ? dayBegins(lawDays[event], timeZone) : null;
  if (byLaw) return byLaw;
  if (!slaHours) return null;
  let due = new Date(startedAt.getTime() + slaHours * HOUR_MS);
  while (!isOpen(localDate(due, timeZone))) due = new Date(due.getTime() + 24 * HOUR_MS);
  return due;
}
export type LawDays = Readonly<Partial<Record<string, LawDay>>>;

/** When a notification about the due day leaves; null where it isn’t about that. */
export function momentOf({ on, offset = 0 }: StepNotification, dueAt: Date | null): Date | null {
  if (!dueAt) return null;
  if (on === 'DUE_IN') return new Date(dueAt.getTime() - offset * HOUR_MS);
  return on === 'OVERDUE' ? new Date(dueAt.getTime() + offset * HOUR_MS) : null;
}

/** Under which name a step remembers that it has sent a notification. */
export const runOf = (notice: StepNotification, place: number): string =>
  `${notice.on} ${place} ${notice.offset ?? 0}`;
