import type { ExplainedDay } from '@writdesk/contract/deadlines/deadline-reply';

/** A line of the ledger: one day, or a run of days that say nothing by themselves. */
export type LedgerLine =
  | { kind: 'day'; day: ExplainedDay }
  | { kind: 'run'; days: readonly ExplainedDay[]; counted: number };

/** A count of so many lines is read at a glance. */
const readAtOnce = 14;
const keptAtEachEnd = 2;
const leastFolded = 3;

/**
 * Folds the runs of plain days of a long count: those that merely count, with the weekends between them, and those
 * that are skipped for one and the same reason. A holiday, the start and the end of the count stay.
 */
export function foldDays(days: readonly ExplainedDay[]): LedgerLine[] {
  if (days.length <= readAtOnce) return days.map(asLine);
  return runsOf(days).flatMap((run) => {
    const inside = run.sameness === null ? [] : run.days.slice(keptAtEachEnd, -keptAtEachEnd);
    if (inside.length < leastFolded) return run.days.map(asLine);
    return [
      ...run.days.slice(0, keptAtEachEnd).map(asLine),
      { kind: 'run' as const, days: inside, counted: inside.filter(({ counted }) => counted).length },
      ...run.days.slice(-keptAtEachEnd).map(asLine),
    ];
  });
}

function asLine(day: ExplainedDay): LedgerLine {
  return { kind: 'day', day };
}

interface Run {
  /** What its days share; null of a day that stands for itself. */
  sameness: string | null;
  days: ExplainedDay[];
}

function runsOf(days: readonly ExplainedDay[]): Run[] {
  const runs: Run[] = [];
  for (const day of days) {
    const sameness = samenessOf(day);
    const last = runs.at(-1);
    if (last && sameness !== null && last.sameness === sameness) last.days.push(day);
    else runs.push({ sameness, days: [day] });
  }
  return runs;
}

function samenessOf(day: ExplainedDay): string | null {
  const { kind, whyCodes } = day;
  if (kind === 'counted') return whyCodes.length === 0 ? 'plain' : null;
  if (kind !== 'skipped') return null;
  return isWeekend(day) ? 'plain' : JSON.stringify(whyCodes);
}

function isWeekend({ whyCodes: [said, ...others] }: ExplainedDay): boolean {
  const closed = said?.code === 'CLOSED' && others.length === 0 && said.values['closed'];
  return closed === 'Saturday' || closed === 'Sunday';
}
