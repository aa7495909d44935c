import type { Kysely } from 'kysely';
import { preparedOne } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from './case-queries.ts';

const FALLBACK_ZONE = 'America/New_York';

type Placed = Pick<CaseRecord, 'courthouseId' | 'countyId' | 'firmId'>;

const selectZones = preparedOne((db, { courthouseId, countyId, firmId }: Placed) =>
  db
    .selectFrom('users.publishedFirm as f')
    .leftJoin('cases.courthouse as court', (join) => join.on('court.id', '=', courthouseId))
    .leftJoin('users.publishedCounty as county', (join) => join.on('county.id', '=', countyId))
    .select(['court.timeZone as courtZone', 'county.timeZone as countyZone', 'f.timeZone as firmZone'])
    .where('f.id', '=', firmId),
);

/** The clock that a case's dates follow: its courthouse's; before one is chosen its county's, else its firm's. */
export async function courtZone(db: Kysely<DB>, record: Placed): Promise<string> {
  const row = await selectZones(db, record);
  return row?.courtZone ?? row?.countyZone ?? row?.firmZone ?? FALLBACK_ZONE;
}
