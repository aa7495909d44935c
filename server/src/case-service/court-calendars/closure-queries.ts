import { endStatuses } from '@writdesk/contract/cases/case-status';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

const closureColumns = [
  'id',
  'courthouseId',
  // As texts: the driver knows single dates only.
  sql<string[]>`dates::text[]`.as('dates'),
  'reason',
  'closedBy',
  'closedAt',
  'undoneBy',
  'undoneAt',
] as const;

/** Closures of a court with a day in a year, the latest first. */
export function selectClosures(db: Kysely<DB>, courthouseId: string, year: number) {
  return db
    .selectFrom('cases.courtClosure')
    .select(closureColumns)
    .where('courthouseId', '=', courthouseId)
    .where(sql<boolean>`exists (select 1 from unnest(dates) as day where extract(year from day) = ${year})`)
    .orderBy('closedAt', 'desc')
    .orderBy('id')
    .execute();
}
export type ClosureRow = Awaited<ReturnType<typeof selectClosures>>[number];

const one = (db: Kysely<DB>, id: string) =>
  db.selectFrom('cases.courtClosure').select(closureColumns).where('id', '=', id);

export const findClosure = (db: Kysely<DB>, id: string) => one(db, id).executeTakeFirst();

/** The same, locked: it is undone once. */
export const lockClosure = (db: Kysely<DB>, id: string) => one(db, id).forUpdate().executeTakeFirst();

/**
 * Notes that people are notified of a closing, or of its undoing, once for all time.
 * @returns the closure; nothing where it was notified before, or where a closing was undone before anybody knew of it.
 */
export async function markNotified(
  db: Kysely<DB>,
  { id, undone }: { id: string; undone: boolean },
  now: Date,
): Promise<ClosureRow | undefined> {
  const marking = db.updateTable('cases.courtClosure').where('id', '=', id).returning('id');
  const marked = await (undone
    ? marking
        .set({ undoingNotifiedAt: now })
        .where('undoneAt', 'is not', null)
        .where('closingNotifiedAt', 'is not', null)
        .where('undoingNotifiedAt', 'is', null)
        .executeTakeFirst()
    : marking
        .set({ closingNotifiedAt: now })
        .where('undoneAt', 'is', null)
        .where('closingNotifiedAt', 'is', null)
        .executeTakeFirst());
  return marked && findClosure(db, id);
}

interface Days {
  courthouseId: string;
  dates: readonly string[];
}

/** Hearings that are set for one of the days, of the cases that the scope sees. */
export function selectHearings(db: Kysely<DB>, scope: Scope, { courthouseId, dates }: Days) {
  return db
    .selectFrom('cases.docket as d')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'd.firmId').onRef('c.docketId', '=', 'd.id'),
    )
    .select(movedColumns)
    .select(['d.hearingDate as date', 'd.hearingTime as time', 'd.room'])
    .where('d.courthouseId', '=', courthouseId)
    .where('d.hearingDate', '=', sql<string>`any(${dates}::date[])`)
    .where('c.hearingStage', '=', 'SET')
    .where('c.status', '=', 'ON_DOCKET')
    .where(visibleCase(scope))
    .orderBy('d.hearingAt')
    .orderBy('c.title')
    .orderBy('c.id')
    .execute();
}

/** Lockouts that are set for one of the days and have not been done. */
export async function selectLockouts(db: Kysely<DB>, scope: Scope, { courthouseId, dates }: Days) {
  const rows = await db
    .selectFrom('cases.evictionCase as c')
    .select(movedColumns)
    .select(['c.lockoutDate as date', 'c.lockoutTime as time'])
    .where('c.courthouseId', '=', courthouseId)
    .where('c.lockoutDate', '=', sql<string>`any(${dates}::date[])`)
    .where('c.possessionAt', 'is', null)
    .where('c.status', 'not in', endStatuses)
    .where(visibleCase(scope))
    .orderBy('c.lockoutDate')
    .orderBy('c.title')
    .orderBy('c.id')
    .execute();
  return rows.flatMap(({ date, ...row }) => (date ? [{ ...row, date }] : []));
}

const movedColumns = [
  'c.id',
  'c.firmId',
  'c.clientId',
  'c.title',
  'c.status',
  'c.caseNumber',
  'c.caseDraftNumber',
] as const;
