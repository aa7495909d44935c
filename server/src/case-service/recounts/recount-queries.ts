import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { CasesRecount, DB } from '../../platform/db/schema.ts';
import { type CaseKey, countReached, type Reach, reachOfCalendar, reachOfState } from './reach-queries.ts';

/**
 * Why cases are counted: a version holds that didn't before, a draft wants to know what it would move, or a calendar
 * was changed.
 */
export type RecountReason = 'RULE_PACK' | 'RULE_DRAFT' | 'CALENDAR';
export type RecountRow = Omit<Selectable<CasesRecount>, 'reason'> & { reason: RecountReason };
type Row = Selectable<CasesRecount>;

const known = (row: Row): RecountRow => ({ ...row, reason: row.reason as RecountReason });

/** Which cases a count is of. */
export function reachOf(
  db: Kysely<DB>,
  { reason, stateCode: state, calendarId: calendar }: RecountRow,
): Promise<Reach> {
  return reason === 'CALENDAR'
    ? reachOfCalendar(db, calendar ?? '')
    : Promise.resolve(reachOfState(state ?? ''));
}

export const countOpenCases = (db: Kysely<DB>, stateCode: string): Promise<number> =>
  countReached(db, reachOfState(stateCode));

export async function insertRecount(db: Kysely<DB>, row: Insertable<CasesRecount>): Promise<void> {
  await db.insertInto('cases.recount').values(row).execute();
}

/** The latest count of a state for a reason. */
export async function findRecount(
  db: Kysely<DB>,
  reason: RecountReason,
  stateCode: string,
): Promise<RecountRow | undefined> {
  const row = await db
    .selectFrom('cases.recount')
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
export async function selectLastRecounts(db: Kysely<DB>): Promise<RecountRow[]> {
  const rows = await db
    .selectFrom('cases.recount')
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
export const openRecounts = sql<boolean>`exists (select from cases.recount count
  where count.reason in ('RULE_PACK', 'CALENDAR') and count.ended_at is null)`;

/** Counts that change what cases keep, and aren't done. */
export async function selectOpenRecounts(db: Kysely<DB>): Promise<RecountRow[]> {
  const rows = await db
    .selectFrom('cases.recount')
    .selectAll()
    .where('reason', 'in', ['RULE_PACK', 'CALENDAR'])
    .where('endedAt', 'is', null)
    .execute();
  return rows.map(known);
}

/** Whether the same calendar was changed again: the later count is of both changes. */
export async function isOvertaken(db: Kysely<DB>, count: RecountRow): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select exists (select from cases.recount later
    where later.reason = 'CALENDAR' and later.calendar_id = ${count.calendarId} and later.ended_at is null
      and (later.started_at, later.id) > (${count.startedAt}, ${count.id}::uuid)) as yes`.execute(db);
  return rows[0]?.yes ?? false;
}

export async function setTotal(db: Kysely<DB>, id: string, total: number): Promise<void> {
  await db.updateTable('cases.recount').set({ total }).where('id', '=', id).execute();
}

/** The oldest count that isn't done. */
export async function findOpenRecount(db: Kysely<DB>): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases.recount')
    .select('id')
    .where('endedAt', 'is', null)
    .orderBy('startedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A count that isn't done, locked: of two workers the second goes on where the first stopped. */
export async function lockRecount(db: Kysely<DB>, id: string): Promise<RecountRow | undefined> {
  const row = await db
    .selectFrom('cases.recount')
    .selectAll()
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && known(row);
}

export async function advanceRecount(
  db: Kysely<DB>,
  id: string,
  step: { done: number; moved: number; last: CaseKey | undefined; endedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('cases.recount')
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
export async function forgetRecounts(
  db: Kysely<DB>,
  reason: RecountReason,
  stateCode: string,
): Promise<void> {
  await db
    .deleteFrom('cases.recount')
    .where('reason', '=', reason)
    .where('stateCode', '=', stateCode)
    .execute();
}
