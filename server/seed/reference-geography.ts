import { sql, type Transaction } from 'kysely';
import type { DB } from '../src/platform/db/schema.ts';
import { parseCsv } from './reference-files.ts';
import { referenceId } from './reference-id.ts';

export const geographyFiles = ['states.csv', 'counties.csv', 'zip-codes.csv.gz'] as const;

const US = referenceId('country', 'US');

/** Countries, states, counties, cities and ZIP codes from their files; what is there already is corrected. */
export async function loadGeography(db: Transaction<DB>, texts: readonly string[]): Promise<void> {
  const [states = '', counties = '', zips = ''] = texts;
  await sql`insert into users.country (id, code, name) values (${US}, 'US', 'United States')
    on conflict (id) do update set name = excluded.name`.execute(db);
  await loadStates(db, states);
  await loadCounties(db, counties);
  await loadZips(db, zips);
}

async function loadStates(db: Transaction<DB>, text: string): Promise<void> {
  const rows = parseCsv(text, ['code', 'fips', 'name', 'kind', 'time_zone']);
  await sql`insert into users.state (id, country_id, code, fips, name, kind, time_zone)
    select id, ${US}::uuid, code, nullif(fips, ''), name, kind, time_zone
    from unnest(
      ${rows.map(({ code }) => referenceId('state', code))}::uuid[], ${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ fips }) => fips)}::text[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ time_zone }) => time_zone)}::text[]
    ) as row (id, code, fips, name, kind, time_zone)
    on conflict (id) do update
    set fips = excluded.fips, name = excluded.name, kind = excluded.kind, time_zone = excluded.time_zone`.execute(
    db,
  );
}

async function loadCounties(db: Transaction<DB>, text: string): Promise<void> {
  const rows = parseCsv(text, ['fips', 'name', 'full_name', 'state', 'time_zone']);
  await sql`insert into users.county (id, state_id, fips, name, full_name, time_zone)
    select row.id, state.id, row.fips, row.name, row.full_name, row.time_zone
    from unnest(
      ${rows.map(({ fips }) => referenceId('county', fips))}::uuid[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ fips }) => fips)}::text[], ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ full_name }) => full_name)}::text[], ${rows.map(({ time_zone }) => time_zone)}::text[]
    ) as row (id, state, fips, name, full_name, time_zone)
    join users.state on state.country_id = ${US}::uuid and state.code = row.state
    on conflict (id) do update
    set name = excluded.name, full_name = excluded.full_name, time_zone = excluded.time_zone`.execute(db);
}

async function loadZips(db: Transaction<DB>, text: string): Promise<void> {
  const rows = parseCsv(text, ['zip', 'city', 'state', 'counties', 'meters']);
  const cities = [...new Map(rows.map(({ city, state }) => [`${state}:${city}`, { city, state }]))];
  await sql`insert into users.city (id, state_id, name)
    select row.id, state.id, row.name
    from unnest(
      ${cities.map(([key]) => referenceId('city', key))}::uuid[],
      ${cities.map(([, { state }]) => state)}::text[], ${cities.map(([, { city }]) => city)}::text[]
    ) as row (id, state, name)
    join users.state on state.country_id = ${US}::uuid and state.code = row.state
    on conflict (id) do nothing`.execute(db);
  await sql`insert into users.zip_code (country_id, zip, city_id, state_id)
    select ${US}::uuid, row.zip, city.id, state.id
    from unnest(
      ${rows.map(({ zip }) => zip)}::text[], ${rows.map(({ state }) => state)}::text[],
      ${rows.map(({ city }) => city)}::text[]
    ) as row (zip, state, city)
    join users.state on state.country_id = ${US}::uuid and state.code = row.state
    join users.city on city.state_id = state.id and city.name = row.city
    on conflict (country_id, zip) do update set city_id = excluded.city_id, state_id = excluded.state_id`.execute(
    db,
  );
  await loadCandidates(
    db,
    rows.flatMap(({ zip, counties, meters }) => {
      const distances = meters.split(' ').map(Number);
      return counties === ''
        ? []
        : counties.split(' ').map((fips, i) => ({ zip, fips, meters: distances[i] ?? 0, isMain: i === 0 }));
    }),
  );
}

interface Candidate {
  zip: string;
  fips: string;
  meters: number;
  isMain: boolean;
}

async function loadCandidates(db: Transaction<DB>, rows: readonly Candidate[]): Promise<void> {
  await sql`delete from users.zip_county where country_id = ${US}`.execute(db);
  await sql`insert into users.zip_county (country_id, zip, county_id, is_main, distance_meters)
    select ${US}::uuid, row.zip, county.id, row.is_main, row.meters
    from unnest(
      ${rows.map(({ zip }) => zip)}::text[], ${rows.map(({ fips }) => fips)}::text[],
      ${rows.map(({ isMain }) => isMain)}::boolean[], ${rows.map(({ meters }) => meters)}::int[]
    ) as row (zip, fips, is_main, meters)
    join users.county on county.fips = row.fips
    join users.zip_code on zip_code.country_id = ${US}::uuid and zip_code.zip = row.zip`.execute(db);
}
