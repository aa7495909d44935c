import { type Kysely, type RawBuilder, sql } from 'kysely';
import { preparedOne } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from './case-queries.ts';

const FALLBACK_ZONE = 'America/New_York';

export type Placed = Pick<CaseRecord, 'courthouseId' | 'countyId' | 'firmId'>;

/** The clock that a case's dates follow: its courthouse's; before one is chosen its county's, else its firm's. */
export const courtZoneOf = ({ courthouseId, countyId, firmId }: Placed): RawBuilder<string> => sql`coalesce(
  (select court.time_zone from cases.courthouse as court where court.id = ${courthouseId}),
  (select county.time_zone from users.published_county_name as county where county.id = ${countyId}),
  (select firm.time_zone from users.published_firm as firm where firm.id = ${firmId}), ${sql.lit(FALLBACK_ZONE)})`;

const selectZone = preparedOne(
  (_db, placed: Placed) => sql<{ zone: string }>`select ${courtZoneOf(placed)} as zone`,
);

/** The same alone, for what reads nothing else of the case. */
export async function courtZone(db: Kysely<DB>, record: Placed): Promise<string> {
  return (await selectZone(db, record))?.zone ?? FALLBACK_ZONE;
}
