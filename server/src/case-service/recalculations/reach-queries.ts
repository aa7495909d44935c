import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Cases that are over have no dates left to count. */
/** Its rows hold in every state. */
const federal = 'US';

/** Which open cases a count is of: a condition on `cases.eviction_case as c`. */
export type Reach = RawBuilder<boolean>;

export const reachOfState = (stateCode: string): Reach =>
  stateCode === federal ? sql<boolean>`true` : sql<boolean>`c.state_code = ${stateCode}`;

export const reachOfCourt = (courthouseId: string): Reach => sql<boolean>`c.courthouse_id = ${courthouseId}`;

/** The cases that are counted with a calendar: those of the courts under it, and those there that have no court yet. */
export async function reachOfCalendar(db: Kysely<DB>, calendarId: string): Promise<Reach> {
  const { rows } = await sql<{
    courthouseId: string | null;
    countyId: string | null;
    stateCode: string | null;
    courts: string[] | null;
  }>`select calendar.courthouse_id as "courthouseId", calendar.county_id as "countyId", state.code as "stateCode",
      (select array_agg(court.id::text) from cases.courthouse court where court.id = calendar.courthouse_id
        or court.county_id = calendar.county_id or court.state_id = calendar.state_id
        or court.country_id = calendar.country_id) as courts
    from cases.court_calendar calendar left join users.published_state state on state.id = calendar.state_id
    where calendar.id = ${calendarId}`.execute(db);
  const [calendar] = rows;
  if (!calendar) return sql<boolean>`false`;
  const { courthouseId, countyId, stateCode } = calendar;
  const ofCourts = sql`c.courthouse_id = any(${calendar.courts ?? []}::uuid[])`;
  if (courthouseId) return sql<boolean>`${ofCourts}`;
  const here = countyId
    ? sql`c.county_id = ${countyId}`
    : stateCode
      ? sql`c.state_code = ${stateCode}`
      : sql`true`;
  return sql<boolean>`(${ofCourts} or (c.courthouse_id is null and ${here}))`;
}

/** The same, those that are open. */
export const openIn = (reach: Reach) => sql<boolean>`c.status <> all(${endStatuses}) and ${reach}`;

export interface CaseKey {
  firmId: string;
  caseId: string;
}

type At = { afterFirm: string | null; afterCase: string | null };

/** The keys of so many open cases of a reach, in their order, behind a place. */
async function selectKeys(db: Kysely<DB>, reach: Reach, limit: number, after?: At): Promise<CaseKey[]> {
  const { afterFirm: firm, afterCase: record } = after ?? {};
  const { rows } = await sql<CaseKey>`select c.firm_id, c.id as case_id from cases.eviction_case c
    where ${openIn(reach)}
      and ${firm && record ? sql`(c.firm_id, c.id) > (${firm}::uuid, ${record}::uuid)` : sql`true`}
    order by c.firm_id, c.id limit ${limit}`.execute(db);
  return rows;
}

/** Locks those that are still open, each firm's in a statement of its own: a cluster locks on one node at a time. */
async function lockKeys(db: Kysely<DB>, reach: Reach, keys: readonly CaseKey[]): Promise<CaseKey[]> {
  const locked: CaseKey[] = [];
  for (const [firmId, ofFirm] of Map.groupBy(keys, (key) => key.firmId)) {
    const { rows } = await sql<CaseKey>`select c.firm_id, c.id as case_id from cases.eviction_case c
      where c.firm_id = ${firmId} and c.id = any(${ofFirm.map(({ caseId }) => caseId)}::uuid[]) and ${openIn(reach)}
      order by c.id for no key update of c`.execute(db);
    locked.push(...rows);
  }
  return locked;
}

/** The open cases of a reach that the transaction sees, so many at most, locked. */
export const selectOpenCases = async (db: Kysely<DB>, reach: Reach, limit: number): Promise<CaseKey[]> =>
  lockKeys(db, reach, await selectKeys(db, reach, limit));

export async function countReached(db: Kysely<DB>, reach: Reach): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from cases.eviction_case c where ${openIn(reach)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * The next open cases of a count, in the order of their key. They are locked, so that an action on one of them and the
 * count see each other's facts. @param isRead a draft's count changes none and locks none.
 * @returns also how far that is; one that ended meanwhile is passed, and isn't counted.
 */
export async function selectNextCases(
  db: Kysely<DB>,
  reach: Reach,
  after: At,
  { limit, isRead }: { limit: number; isRead: boolean },
): Promise<{ keys: CaseKey[]; last: CaseKey | undefined; isEnd: boolean }> {
  const found = await selectKeys(db, reach, limit, after);
  const keys = isRead ? found : await lockKeys(db, reach, found);
  return { keys, last: found.at(-1), isEnd: found.length < limit };
}
