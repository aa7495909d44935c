import type { CandidateCounty, City, County, State } from '@writdesk/contract/geography/geography';
import { type Kysely, sql } from 'kysely';
import { beginsWith, contains } from '../../platform/db/like.ts';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';

type Reader = Kysely<DB>;

const DEFAULT_COUNTRY = 'US';

const ofCountry = (countryId: string | null) =>
  countryId ? sql<boolean>`country.id = ${countryId}` : sql<boolean>`country.code = ${DEFAULT_COUNTRY}`;

/** States that have courts, by name. */
export async function selectStates(db: Reader, countryId: string | null): Promise<State[]> {
  return states(db)
    .where('state.kind', '<>', 'postal')
    .where(ofCountry(countryId))
    .orderBy('state.name')
    .orderBy('state.id')
    .execute();
}

/** Counties of a state, by name. */
export async function selectCountiesOfState(db: Reader, stateId: string): Promise<County[]> {
  return counties(db).where('state.id', '=', stateId).orderBy('county.name').orderBy('county.id').execute();
}

/** One page of the counties whose name holds `search`, those that begin with it first. */
export async function searchCounties(
  db: Reader,
  { search, stateId, ...wanted }: { search: string; stateId: string | null; page: number; size: number },
) {
  const text = search.toLowerCase();
  const matching = named(db)
    .$if(text !== '', (query) => query.where(sql`lower(county.full_name)`, 'like', contains(text)))
    .$if(stateId !== null, (query) => query.where('state.id', '=', stateId));
  const { rows, ...counted } = await selectPage(db, matching, wanted, (query) =>
    query
      .select(columns)
      .orderBy(sql`lower(county.full_name) like ${beginsWith(text)}`, 'desc')
      .orderBy('county.name')
      .orderBy('state.code')
      .orderBy('county.id'),
  );
  return { counties: rows, ...counted };
}

/** Cities of a state, by name. */
export async function selectCities(db: Reader, stateId: string, countryId: string | null): Promise<City[]> {
  return db
    .selectFrom('users.city as city')
    .innerJoin('users.state as state', 'state.id', 'city.stateId')
    .where('city.stateId', '=', stateId)
    .$if(countryId !== null, (query) => query.where('state.countryId', '=', countryId))
    .select(['city.id', 'city.name', 'city.stateId'])
    .orderBy('city.name')
    .orderBy('city.id')
    .execute();
}

/** City and state of a ZIP code of five digits; undefined when no post office has it. */
export async function selectZipCode(db: Reader, zip: string, countryId: string | null) {
  return states(db)
    .innerJoin('users.zipCode as zip', 'zip.stateId', 'state.id')
    .innerJoin('users.city as city', 'city.id', 'zip.cityId')
    .where('zip.zip', '=', zip)
    .where(ofCountry(countryId))
    .select(['city.id as cityId', 'city.name as cityName', 'city.stateId as cityStateId'])
    .executeTakeFirst();
}

/** The counties that a ZIP code may lie in: the main one, then by distance. */
export async function selectCandidates(
  db: Reader,
  zip: string,
  countryId: string | null,
): Promise<CandidateCounty[]> {
  return counties(db)
    .innerJoin('users.zipCounty as candidate', 'candidate.countyId', 'county.id')
    .innerJoin('users.country as country', 'country.id', 'candidate.countryId')
    .where('candidate.zip', '=', zip)
    .where(ofCountry(countryId))
    .select(['candidate.isMain', 'candidate.distanceMeters'])
    .orderBy('candidate.isMain', 'desc')
    .orderBy('candidate.distanceMeters')
    .orderBy('county.name')
    .orderBy('county.id')
    .execute();
}

function states(db: Reader) {
  return db
    .selectFrom('users.state as state')
    .innerJoin('users.country as country', 'country.id', 'state.countryId')
    .select([
      'state.id',
      'state.countryId',
      'state.code',
      'state.fips',
      'state.name',
      'state.kind',
      'state.timeZone',
    ]);
}

const columns = [
  'county.id',
  'county.fips',
  'county.name',
  'county.fullName',
  'county.stateId',
  'state.code as stateCode',
  'county.timeZone',
] as const;

const named = (db: Reader) =>
  db.selectFrom('users.county as county').innerJoin('users.state as state', 'state.id', 'county.stateId');

const counties = (db: Reader) => named(db).select(columns);
