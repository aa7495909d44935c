import type { CourthouseListQuery } from '@writdesk/contract/courthouses/courthouses';
import { type Kysely, type NotNull, sql } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import { selectPage, sortedNullsLast } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';

type Reader = Kysely<DB>;

// PostgreSQL calls every column of a view nullable; these come from columns that are not.
type Placed = { city: NotNull; county: NotNull; state: NotNull; stateCode: NotNull };

const sortColumns = {
  name: sql`lower(courthouse.name)`,
  county: sql`county.name`,
  state: sql`county.state_code`,
  baseFee: sql`(select (fee->>'amountCents')::int from cases.fee_schedule s, jsonb_array_elements(s.fee_rows) fee
    where (s.courthouse_id = courthouse.id or s.county_id = courthouse.county_id or s.state_id = courthouse.state_id)
      and coalesce(s.effective_from <= current_date, true)
      and fee->>'purpose' = 'FILING' and fee->>'payee' = 'CLERK' and fee->>'basis' = 'FLAT'
    order by s.courthouse_id nulls last, s.county_id nulls last, s.effective_from desc nulls last, s.added_at desc, s.id desc limit 1)`,
} as const;

/** One page of the list, with the number of all that match. */
export async function selectCourthousePage(db: Reader, query: CourthouseListQuery) {
  return selectPage(db, filtered(db, query), query, (rows) =>
    rows
      .select(rowColumns)
      .orderBy(...sortedNullsLast(sortColumns, query.sort))
      .orderBy(sql`lower(courthouse.name)`)
      .orderBy('courthouse.id')
      .$narrowType<Placed>(),
  );
}

/** Active courthouses for a picker, by name. */
export async function selectCourthouseChoices(
  db: Reader,
  filter: { stateId: string | null; countyId: string | null },
) {
  return filtered(db, { ...filter, status: ['active'], search: '' })
    .select(rowColumns)
    .orderBy(sql`lower(courthouse.name)`)
    .orderBy('courthouse.id')
    .$narrowType<Placed>()
    .execute();
}

/** Every field of one courthouse but its contacts. */
export async function selectCourthouse(db: Reader, id: string) {
  return placed(db)
    .where('courthouse.id', '=', id)
    .select(rowColumns)
    .select([
      'courthouse.cityId',
      'county.fullName as countyFullName',
      'courthouse.countryId',
      'county.countryName as country',
      'courthouse.clerkContact',
      'courthouse.clerkEmail',
      'courthouse.sheriffContact',
      'courthouse.sheriffEmail',
      'courthouse.officer',
      'courthouse.sheriffCheck',
      'courthouse.clerkCheck',
      'courthouse.filingCutoff',
      'courthouse.caseNumberPattern',
      'courthouse.caseNumberExample',
      'courthouse.source',
      'courthouse.addressConfidence',
      'courthouse.version',
      'courthouse.createdAt',
      'courthouse.updatedAt',
    ])
    .$narrowType<Placed & { countyFullName: NotNull; country: NotNull }>()
    .executeTakeFirst();
}

/** Whom to call at a courthouse other than its clerk and its officer, in their order. */
export async function selectContacts(db: Reader, courthouseId: string) {
  return db
    .selectFrom('cases.courthouseContact')
    .where('courthouseId', '=', courthouseId)
    .select(['contactNumber', 'email', 'type', 'note'])
    .orderBy('position')
    .execute();
}

const rowColumns = [
  'courthouse.id',
  'courthouse.name',
  'courthouse.shortName',
  'courthouse.division',
  'courthouse.addressLine1',
  'courthouse.addressLine2',
  'city.name as city',
  'county.name as county',
  'courthouse.countyId',
  'county.stateName as state',
  'county.stateCode',
  'courthouse.stateId',
  'courthouse.zipCode',
  'courthouse.isDeliverable',
  'courthouse.totalRooms',
  'courthouse.maxCases',
  'courthouse.timeZone',
  'courthouse.active',
] as const;

function placed(db: Reader) {
  return db
    .selectFrom('cases.courthouse as courthouse')
    .innerJoin('users.publishedCounty as county', 'county.id', 'courthouse.countyId')
    .innerJoin('users.publishedCity as city', 'city.id', 'courthouse.cityId');
}

function filtered(
  db: Reader,
  {
    search,
    stateId,
    countyId,
    status,
  }: Pick<CourthouseListQuery, 'search' | 'stateId' | 'countyId' | 'status'>,
) {
  const pattern = contains(search.toLowerCase());
  return placed(db)
    .$if(search !== '', (query) =>
      query.where((is) =>
        is.or([
          is(sql`lower(courthouse.name || ' ' || courthouse.short_name)`, 'like', pattern),
          is(sql`lower(county.full_name)`, 'like', pattern),
          is(sql`lower(city.name)`, 'like', pattern),
        ]),
      ),
    )
    .$if(stateId !== null, (query) => query.where('courthouse.stateId', '=', stateId))
    .$if(countyId !== null, (query) => query.where('courthouse.countyId', '=', countyId))
    .$if(status?.length === 1, (query) => query.where('courthouse.active', '=', status?.[0] === 'active'));
}
