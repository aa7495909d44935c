import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { CasesRecalculation, DB } from '../../platform/db/schema.ts';
import { type CaseKey, countReached, type Reach, reachOfCalendar, reachOfState } from './reach-queries.ts';

/**
 * Why cases are counted: a version holds that didn't before, a draft wants to know what it would move, or a calendar
 * was changed.
 */
export type RecalculationReason = 'RULE_PACK' | 'RULE_DRAFT' | 'CALENDAR';
export type RecalculationRow = Omit<Selectable<CasesRecalculation>, 'reason'> & {
  reason: RecalculationReason;
};
type Row = Selectable<CasesRecalculation>;

const known = (row: Row): RecalculationRow => ({ ...row, reason: row.reason as RecalculationReason });

/** Which cases a count is of. */
export function reachOf(
  db: Kysely<DB>,
  { reason, stateCode: state, calendarId: calendar }: RecalculationRow,
): Promise<Reach> {
  return reason === 'CALENDAR'
    ? reachOfCalendar(db, calendar ?? '')
    : Promise.resolve(reachOfState(state ?? ''));
}

export const countOpenCases = (db: Kysely<DB>, stateCode: string): Promise<number> =>
  countReached(db, reachOfState(stateCode));

export async function insertRecalculation(
  db: Kysely<DB>,
  row: Insertable<CasesRecalculation>,
): Promise<void> {
  await db.insertInto('cases.recalculation').values(row).execute();
}

/** The latest count of a state for a reason. */
export async function findRecalculation(
  db: Kysely<DB>,
  reason: RecalculationReason,
  stateCode: string,
): Promise<RecalculationRow | undefined> {
  const row = await db
    .selectFrom('cases.recalculation')
    .selectAll()
    .where('reason', '=', reason)
    .where('stateCode', '=', stateCode)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && known(row);
}

/** The latest count of each state by a published version. */
export async function selectLastRecalculations(db: Kysely<DB>): Promise<RecalculationRow[]> {
  const rows = await db
    .selectFrom('cases.recalculation')
    .selectAll()
    .distinctOn('stateCode')
    .where('reason', '=', 'RULE_PACK')
    .orderBy('stateCode')
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(known);
}

/** For the query of a case’s facts: whether any count that changes what cases keep isn’t done. */
export const openRecalculations = sql<boolean>`exists (select from cases.recalculation count
  where count.reason in ('RULE_PACK', 'CALENDAR') and count.ended_at is null)`;

/** Counts that change what cases keep, and aren't done. */
export async function selectOpenRecalculations(db: Kysely<DB>): Promise<RecalculationRow[]> {
  const rows = await db
    .selectFrom('cases.recalculation')
    .selectAll()
    .where('reason', 'in', ['RULE_PACK', 'CALENDAR'])
    .where('endedAt', 'is', null)
    .execute();
  return rows.map(known);
}

/** Whether the same calendar was changed again: the later count is of both changes. */
export async function isOvertaken(db: Kysely<DB>, count: RecalculationRow): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select exists (select from cases.recalculation later
    where later.reason = 'CALENDAR' and later.calendar_id = ${count.calendarId} and later.ended_at is null
      and (later.started_at, later.id) > (${count.startedAt}, ${count.id}::uuid)) as yes`.execute(db);
  return rows[0]?.yes ?? false;
}

export async function setTotal(db: Kysely<DB>, id: string, total: number): Promise<void> {
  await db.updateTable('cases.recalculation').set({ total }).where('id', '=', id).execute();
}

/** The oldest count that isn't done. */
export async function findOpenRecalculation(db: Kysely<DB>): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases.recalculation')
    .select('id')
    .where('endedAt', 'is', null)
    .orderBy('startedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A count that isn't done, locked: of two workers the second goes on where the first stopped. */
export async function lockRecalculation(db: Kysely<DB>, id: string): Promise<RecalculationRow | undefined> {
  const row = await db
    .selectFrom('cases.recalculation')
    .selectAll()
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && known(row);
}

export async function advanceRecalculation(
  db: Kysely<DB>,
  id: string,
  step: { done: number; moved: number; last: CaseKey | undefined; endedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('cases.recalculation')
    .set((eb) => ({
      done: eb('done', '+', step.done),
      moved: eb('moved', '+', step.moved),
      // Cases that were opened after the count began belong to it too.
      total: sql<number>`greatest(total, done + ${step.done})`,
      ...(step.last && { afterFirm: step.last.firmId, afterCase: step.last.caseId }),
      endedAt: step.endedAt,
    }))
    .where('id', '=', id)
    .execute();
}

/** Earlier counts of a state for a reason: one is kept, the one that is asked for now. */
export async function forgetRecalculations(
  db: Kysely<DB>,
  reason: RecalculationReason,
  stateCode: string,
): Promise<void> {
  await db
    .deleteFrom('cases.recalculation')
    .where('reason', '=', reason)
    .where('stateCode', '=', stateCode)
    .execute();
}
