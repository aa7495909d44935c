import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from './case-queries.ts';

const FALLBACK_ZONE = 'America/New_York';

/** The clock that a case's dates follow: its courthouse's; before one is chosen its county's, else its firm's. */
export async function courtZone(
  db: Kysely<DB>,
  record: Pick<CaseRecord, 'courthouse_id' | 'county_id' | 'firm_id'>,
): Promise<string> {
  const row = await db
    .selectFrom('users.published_firm as f')
    .leftJoin('cases.courthouse as court', (join) => join.on('court.id', '=', record.courthouse_id))
    .leftJoin('users.published_county as county', (join) => join.on('county.id', '=', record.county_id))
    .select(['court.time_zone as court_zone', 'county.time_zone as county_zone', 'f.time_zone as firm_zone'])
    .where('f.id', '=', record.firm_id)
    .executeTakeFirst();
  return row?.court_zone ?? row?.county_zone ?? row?.firm_zone ?? FALLBACK_ZONE;
}
