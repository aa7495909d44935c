import { hearingReminders, lockoutReminders } from '@writdesk/contract/cases/case-tasks';
import type { Reminder } from '@writdesk/contract/reminders/reminders';

/** Reminders of one thing, each of which says more than the one before it. */
const series: readonly (readonly string[])[] = [
  ['CLIENT_ANSWER', 'CLIENT_ANSWER_DUE', 'CLIENT_SILENT'],
  hearingReminders,
  lockoutReminders,
];

/** What a case reminds of: the reminder that came first, and of each thing the last word. */
export interface CaseReminders {
  first: Reminder;
  rows: readonly Reminder[];
}

/** One entry for each case, in the order in which they came. */
export function remindersByCase(rows: readonly Reminder[]): CaseReminders[] {
  return [...Map.groupBy(rows, (row) => row.case.id).values()].flatMap((own) => {
    const sorted = own.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt));
    const [first] = sorted;
    return first
      ? [{ first, rows: sorted.filter((row, at) => !isSaidLater(row, sorted.slice(at + 1))) }]
      : [];
  });
}

function isSaidLater({ kind, message }: Reminder, later: readonly Reminder[]): boolean {
  const own = series.find((kinds) => kinds.includes(kind));
  return later.some((other) =>
    own ? own.includes(other.kind) : other.kind === kind && other.message === message,
  );
}
