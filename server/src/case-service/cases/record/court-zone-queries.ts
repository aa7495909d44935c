import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from './case-queries.ts';

const FALLBACK_ZONE = 'America/New_York';

/** The clock that a case's dates follow: its courthouse's; before one is chosen its county's, else its firm's. */
export async function courtZone(
  db: Kysely<DB>,
  record: Pick<CaseRecord, 'courthouseId' | 'countyId' | 'firmId'>,
): Promise<string> {
  const row = await db
    .selectFrom('users.publishedFirm as f')
    .leftJoin('cases.courthouse as court', (join) => join.on('court.id', '=', record.courthouseId))
    .leftJoin('users.publishedCounty as county', (join) => join.on('county.id', '=', record.countyId))
    .select(['court.timeZone as courtZone', 'county.timeZone as countyZone', 'f.timeZone as firmZone'])
    .where('f.id', '=', record.firmId)
    .executeTakeFirst();
  return row?.courtZone ?? row?.countyZone ?? row?.firmZone ?? FALLBACK_ZONE;
}
