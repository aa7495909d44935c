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

/** The court to which the cases of a county go by default: its only one, or the one that was alone there before others came. */
export async function usualCourthouseOf(db: Kysely<DB>, countyId: string): Promise<string | null> {
  const [first, second] = await db
    .selectFrom('cases.courthouse')
    .select(['id', 'isUsual'])
    .where('countyId', '=', countyId)
    .where('active', '=', true)
    .orderBy('isUsual', 'desc')
    .orderBy('id')
    .limit(2)
    .execute();
  const isClear = first && (!second || (first.isUsual && !second.isUsual));
  return isClear ? first.id : null;
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
