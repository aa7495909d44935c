import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, UsersFirm } from '../../platform/db/schema.ts';

export type FirmRecord = Selectable<UsersFirm>;

export function findFirm(db: Kysely<DB>, firmId: string): Promise<FirmRecord | undefined> {
  return db.selectFrom('users.firm').selectAll().where('id', '=', firmId).executeTakeFirst();
}

/**
 * The firms that a company engages on a day, the one engaged last first; each once.
 * @param stateCode engaged for this state; for any when absent.
 */
export async function findEngagedFirms(db: Kysely<DB>, clientId: string, onDate: string, stateCode?: string) {
  const rows = await db
    .selectFrom('users.engagement as e')
    .innerJoin('users.firm as f', 'f.id', 'e.firmId')
    .select(['f.id', 'f.name', 'f.shortName', 'f.timeZone'])
    .where('e.clientId', '=', clientId)
    .where('f.active', '=', true)
    .where('e.fromDate', '<=', onDate)
    .where((eb) => eb.or([eb('e.toDate', 'is', null), eb('e.toDate', '>=', onDate)]))
    .$if(stateCode !== undefined, (query) => query.where(sql<boolean>`${stateCode} = any(e.state_codes)`))
    .orderBy('e.fromDate', 'desc')
    .orderBy('e.firmId')
    .execute();
  return [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
}

/** Whether some company engages the firm for a state on a day (`YYYY-MM-DD`), or will from a later one. */
export async function worksInState(
  db: Kysely<DB>,
  firmId: string,
  stateCode: string,
  onDate: string,
): Promise<boolean> {
  const engagement = await db
    .selectFrom('users.engagement')
    .select('clientId')
    .where('firmId', '=', firmId)
    .where(sql<boolean>`${stateCode} = any(state_codes)`)
    .where((eb) => eb.or([eb('toDate', 'is', null), eb('toDate', '>=', onDate)]))
    .limit(1)
    .executeTakeFirst();
  return engagement !== undefined;
}

/** The firm with this id, or the first by name; @param among null where every firm may be asked about. */
export function findFirmAmong(db: Kysely<DB>, among: readonly string[] | null, firmId: string | null) {
  return db
    .selectFrom('users.firm')
    .select(['id', 'name', 'timeZone'])
    .$if(firmId !== null, (firms) => firms.where('id', '=', firmId ?? ''))
    .$if(among !== null, (firms) => firms.where('id', '=', sql<string>`any(${among ?? []}::uuid[])`))
    .orderBy('name')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The states where some company engages the firm on a day, or will from a later one. */
export async function engagedStates(db: Kysely<DB>, firmId: string, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users.engagement')
    .select(sql<string>`unnest(state_codes)`.as('stateCode'))
    .distinct()
    .where('firmId', '=', firmId)
    .where((of) => of.or([of('toDate', 'is', null), of('toDate', '>=', today)]))
    .execute();
  return rows.map(({ stateCode }) => stateCode);
}
