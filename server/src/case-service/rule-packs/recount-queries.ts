import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { CasesMovedDate, CasesRecount, CasesRuleImpact, DB } from '../../platform/db/schema.ts';
import { federal } from '../deadlines/index.ts';

/** Why cases are counted: a version was published, or a draft wants to know what it would move. */
export type RecountReason = 'RULE_PACK' | 'RULE_DRAFT';
export type RecountRow = Selectable<CasesRecount>;

/** Cases that are over have no dates left to count. */
const ended = ['CLOSED', 'DISMISSED', 'DENIED'];
const openOf = (stateCode: string) =>
  sql<boolean>`status <> all(${ended}) and ${stateCode === federal ? sql`true` : sql`state_code = ${stateCode}`}`;

export async function countOpenCases(db: Kysely<DB>, stateCode: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from cases.eviction_case where ${openOf(stateCode)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function insertRecount(db: Kysely<DB>, row: Insertable<CasesRecount>): Promise<void> {
  await db.insertInto('cases.recount').values(row).execute();
}

/** The latest count of a state for a reason. */
export function findRecount(
  db: Kysely<DB>,
  reason: RecountReason,
  stateCode: string,
): Promise<RecountRow | undefined> {
  return db
    .selectFrom('cases.recount')
    .selectAll()
    .where('reason', '=', reason)
    .where('state_code', '=', stateCode)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest count of each state by a published version. */
export function selectLastRecounts(db: Kysely<DB>): Promise<RecountRow[]> {
  return db
    .selectFrom('cases.recount')
    .selectAll()
    .distinctOn('state_code')
    .where('reason', '=', 'RULE_PACK')
    .orderBy('state_code')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The oldest count that isn't done. */
export async function findOpenRecount(db: Kysely<DB>): Promise<string | undefined> {
  const row = await db
    .selectFrom('cases.recount')
    .select('id')
    .where('reason', 'in', ['RULE_PACK', 'RULE_DRAFT'])
    .where('ended_at', 'is', null)
    .orderBy('started_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A count that isn't done, locked: of two workers the second goes on where the first stopped. */
export function lockRecount(db: Kysely<DB>, id: string): Promise<RecountRow | undefined> {
  return db
    .selectFrom('cases.recount')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface CaseKey {
  firmId: string;
  caseId: string;
}

/**
 * The next open cases of a count, in the order of their key. They are locked, so that an act on one of them and the
 * count see each other's facts. @param isRead a draft's count changes none and locks none.
 */
export async function selectNextCases(
  db: Kysely<DB>,
  count: Pick<RecountRow, 'state_code' | 'after_firm' | 'after_case'>,
  { limit, isRead }: { limit: number; isRead: boolean },
): Promise<CaseKey[]> {
  const { state_code: state, after_firm: firm, after_case: record } = count;
  const { rows } = await sql<CaseKey>`
    select firm_id as "firmId", id as "caseId" from cases.eviction_case
    where ${openOf(state ?? '')}
      and ${firm && record ? sql`(firm_id, id) > (${firm}::uuid, ${record}::uuid)` : sql`true`}
    order by firm_id, id limit ${limit} ${isRead ? sql`` : sql`for no key update`}`.execute(db);
  return rows;
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
      ...(step.last && { after_firm: step.last.firmId, after_case: step.last.caseId }),
      ended_at: step.endedAt,
    }))
    .where('id', '=', id)
    .execute();
}

const ROWS_AT_ONCE = 2_000;

export async function insertMovedDates(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesMovedDate>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('cases.moved_date')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

export async function insertImpact(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesRuleImpact>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('cases.rule_impact')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** Earlier counts of a state's drafts, with what they found: one is kept, the one that is asked for now. */
export async function forgetImpact(db: Kysely<DB>, stateCode: string): Promise<void> {
  const earlier = db
    .selectFrom('cases.recount')
    .select('id')
    .where('reason', '=', 'RULE_DRAFT')
    .where('state_code', '=', stateCode);
  await db.deleteFrom('cases.rule_impact').where('recount_id', 'in', earlier).execute();
  await db
    .deleteFrom('cases.recount')
    .where('reason', '=', 'RULE_DRAFT')
    .where('state_code', '=', stateCode)
    .execute();
}

/** Who of a firm answers for dates that a version moved: its lawyers and administrators. */
export async function selectToldOfMoves(
  db: Kysely<DB>,
  { stateCode, version }: { stateCode: string; version: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from users.published_person person
    where person.active and person.roles && array['lawyer', 'firm_admin'] and exists (
      select from cases.moved_date moved
      where moved.firm_id = person.firm_id and moved.state_code = ${stateCode} and moved.pack_version = ${version}
        and moved.accepted_at is null and not exists (
          select from cases.published_wall wall
          where wall.firm_id = moved.firm_id and wall.case_id = moved.case_id and wall.user_id = person.id))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
