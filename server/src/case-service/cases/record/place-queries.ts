import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';

/** A courthouse as the case needs it. */
export function findCourthouse(db: Kysely<DB>, courthouseId: string) {
  return db
    .selectFrom('cases.courthouse as court')
    .innerJoin('users.publishedState as state', 'state.id', 'court.stateId')
    .select([
      'court.id',
      'court.countyId',
      'court.active',
      'court.timeZone',
      'court.caseNumberPattern',
      'court.caseNumberExample',
      'court.shortName',
      'court.sheriffCheck',
      'court.maxCases',
      'state.code as stateCode',
    ])
    .where('court.id', '=', courthouseId)
    .executeTakeFirst();
}

/** The one active courthouse of a county; none when the county has none or several. */
export async function onlyCourthouseOf(db: Kysely<DB>, countyId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('cases.courthouse')
    .select('id')
    .where('countyId', '=', countyId)
    .where('active', '=', true)
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

export function findCounty(db: Kysely<DB>, countyId: string) {
  return db
    .selectFrom('users.publishedCounty')
    .select(['id', 'stateCode', 'name'])
    .where('id', '=', countyId)
    .executeTakeFirst();
}

export function findClientNames(db: Kysely<DB>, clientId: string) {
  return db
    .selectFrom('users.publishedClient')
    .select(['id', 'name', 'shortName'])
    .where('id', '=', clientId)
    .executeTakeFirst();
}
