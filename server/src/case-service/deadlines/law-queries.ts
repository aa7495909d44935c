import { type Kysely, sql } from 'kysely';
import { preparedOne } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/schema.ts';

/** Says in one text which law and which calendars hold now: another text, another law. */
export const selectLawKey = async (db: Kysely<DB>): Promise<string> => (await lawKey(db, {}))?.key ?? '';

const lawKey = preparedOne(
  () => sql<{ key: string }>`select encode(sha256(convert_to(concat_ws(' ',
    (select string_agg(concat(state_code, version, published_at), ',' order by state_code) from cases.rule_pack where status = 'PUBLISHED'),
    (select concat(count(*), max(said_at), max(id::text)) from cases.rule_verdict),
    (select concat(count(*), string_agg(id || '/' || version, ',' order by id) filter (where version > 1)) from cases.court_calendar),
    (select concat(count(*), max(updated_at)) from cases.courthouse),
    (select string_agg(name || sha256, ',' order by name) from users.reference_load)
  ), 'UTF8')), 'hex') as key`,
);

export function selectPublishedPacks(db: Kysely<DB>) {
  return db
    .selectFrom('cases.rulePack')
    .select(['stateCode', 'version', 'content', 'publishedAt'])
    .where('status', '=', 'PUBLISHED')
    .orderBy('stateCode')
    .execute();
}

/** The latest word on each rule, as it reads with a hash. */
export async function selectVerdicts(db: Kysely<DB>) {
  const { rows } = await sql<{
    stateCode: string;
    ruleId: string;
    ruleHash: string;
    verdict: 'VERIFIED' | 'WRONG' | 'WITHDRAWN';
    reason: string | null;
    lawyerName: string;
    firmName: string;
    saidAt: Date;
  }>`select distinct on (state_code, rule_id, rule_hash) state_code, rule_id, rule_hash, verdict, reason, lawyer_name,
      firm_name, said_at
    from cases.rule_verdict order by state_code, rule_id, rule_hash, said_at desc, id desc`.execute(db);
  return rows;
}

/** A county by its id, its name, or its name with “County”, within a state. */
export async function findCounty(db: Kysely<DB>, stateCode: string, county: string) {
  const { rows } = await sql<{ id: string; name: string; timeZone: string }>`
    select id, name, time_zone as "timeZone" from users.published_county
    where state_code = ${stateCode}
      and (id::text = lower(${county}) or lower(name) = lower(${county}) or lower(full_name) = lower(${county}))
    limit 1`.execute(db);
  return rows[0];
}

/** Every courthouse with the places that its rules are chosen by. */
export async function selectCourts(db: Kysely<DB>): Promise<CourtPlaceRow[]> {
  const { rows } = await sql<CourtPlaceRow>`${courtPlaces}`.execute(db);
  return rows;
}

export interface CourtPlaceRow {
  id: string;
  shortName: string;
  county: string;
  countyId: string;
  stateCode: string;
  timeZone: string;
}

const courtPlaces = sql`select court.id, court.short_name as "shortName", county.name as county,
    county.id as "countyId", county.state_code as "stateCode", court.time_zone as "timeZone"
  from cases.courthouse court join users.published_county county on county.id = court.county_id`;

/** The zone that most of a state's counties keep. */
export async function selectStateZone(db: Kysely<DB>, stateCode: string): Promise<string | null> {
  const { rows } = await sql<{ zone: string }>`
    select time_zone as zone from users.published_county where state_code = ${stateCode}
    group by time_zone order by count(*) desc, time_zone limit 1`.execute(db);
  return rows[0]?.zone ?? null;
}
