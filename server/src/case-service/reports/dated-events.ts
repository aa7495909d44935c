import type { LawfulStep } from '@writdesk/contract/cases/cases';
import type { UserContext } from '../../platform/context.ts';
import { type CasePageRow, selectCaseRows } from '../cases/lists/index.ts';
import type { Days } from './period-days.ts';
import { selectDatedCases } from './reported-case-queries.ts';

/** A hearing or a lockout with its moment where it has one, or the day from which the law allows a step. */
export interface DatedEvent {
  kind: 'HEARING' | 'LOCKOUT' | LawfulStep;
  /** At the court. */
  day: string;
  at: Date | null;
  timeZone: string;
  row: CasePageRow;
}

/** What the caller's cases have on some days, in the order of time. @param assigneeId narrows it to the cases of one person. */
export async function readDatedEvents(
  { deps, scope, actor }: UserContext,
  asked: { assigneeId: string | null; days: Days; limit: number },
): Promise<DatedEvent[]> {
  const db = deps.db.as(scope);
  const rows = await selectCaseRows(db, await selectDatedCases(db, scope, asked));
  const { from, to } = asked.days;
  return rows
    .flatMap((row) => eventsOf(row, actor.timeZone))
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

const orderOf = ({ day, at, row }: DatedEvent) => `${day} ${at?.toISOString() ?? ''} ${row.id}`;

function eventsOf(row: CasePageRow, zone: string): DatedEvent[] {
  const timeZone = row.courtZone ?? row.countyZone ?? zone;
  const { nextDate, nextDateKind, hearingAt, mayDo, mayDoOn } = row;
  const events: DatedEvent[] = [];
  if (nextDate && (nextDateKind === 'HEARING' || nextDateKind === 'LOCKOUT')) {
    const at = nextDateKind === 'HEARING' ? hearingAt : null;
    events.push({ kind: nextDateKind, day: nextDate, at, timeZone, row });
  }
  if (mayDo && mayDoOn) events.push({ kind: mayDo, day: mayDoOn, at: null, timeZone, row });
  return events;
}
