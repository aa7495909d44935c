const DAY_MS = 86_400_000;

/** So many days before a day of the calendar: `2026-07-01`, 1 → `2026-06-30`. */
export function civilDayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
