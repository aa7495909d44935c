import type { CourthouseListQuery } from '@writdesk/contract/courthouses/courthouses';
import { type Kysely, type NotNull, sql } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import type { DB } from '../../platform/db/schema.ts';

type Reader = Kysely<DB>;

// PostgreSQL calls every column of a view nullable; these come from columns that are not.
type Placed = { city: NotNull; county: NotNull; state: NotNull; stateCode: NotNull };

const sortColumns = {
  name: sql`lower(courthouse.name)`,
  county: sql`county.name`,
  state: sql`county.state_code`,
  baseFee: sql`courthouse.base_fee_cents`,
} as const;

/** One page of the list, with the number of all that match. */
export async function selectCourthousePage(db: Reader, query: CourthouseListQuery) {
  const matching = filtered(db, query);
  const descending = query.sort.startsWith('-');
  const column = sortColumns[query.sort.replace('-', '') as keyof typeof sortColumns];
  const [courthouses, { total }] = await Promise.all([
    matching
      .select(rowColumns)
      .orderBy(column, (order) => (descending ? order.desc() : order.asc()).nullsLast())
      .orderBy(sql`lower(courthouse.name)`)
      .orderBy('courthouse.id')
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .$narrowType<Placed>()
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { courthouses, total };
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
      'courthouse.city_id as cityId',
      'county.full_name as countyFullName',
      'courthouse.country_id as countryId',
      'county.country_name as country',
      'courthouse.clerk_contact as clerkContact',
      'courthouse.clerk_email as clerkEmail',
      'courthouse.sheriff_contact as sheriffContact',
      'courthouse.sheriff_email as sheriffEmail',
      'courthouse.officer',
      'courthouse.sheriff_check as sheriffCheck',
      'courthouse.clerk_check as clerkCheck',
      'courthouse.case_number_pattern as caseNumberPattern',
      'courthouse.case_number_example as caseNumberExample',
      'courthouse.source',
      'courthouse.address_confidence as addressConfidence',
      'courthouse.fee_confidence as feeConfidence',
      'courthouse.fee_note as feeNote',
      'courthouse.version',
      'courthouse.created_at as createdAt',
      'courthouse.updated_at as updatedAt',
    ])
    .$narrowType<Placed & { countyFullName: NotNull; country: NotNull }>()
    .executeTakeFirst();
}

/** Whom to call at a courthouse and what each act costs, in their order. */
export async function selectContacts(db: Reader, courthouseId: string) {
  return db
    .selectFrom('cases.courthouse_contact')
    .where('courthouse_id', '=', courthouseId)
    .select([
      'contact_number as contactNumber',
      'email',
      'type',
      'fee_cents as fee',
      'purpose',
      'basis',
      'claim_above_cents as claimAbove',
      'note',
    ])
    .orderBy('position')
    .execute();
}

const rowColumns = [
  'courthouse.id',
  'courthouse.name',
  'courthouse.short_name as shortName',
  'courthouse.division',
  'courthouse.address_line1 as addressLine1',
  'courthouse.address_line2 as addressLine2',
  'city.name as city',
  'county.name as county',
  'courthouse.county_id as countyId',
  'county.state_name as state',
  'county.state_code as stateCode',
  'courthouse.state_id as stateId',
  'courthouse.zip_code as zipCode',
  'courthouse.is_deliverable as isDeliverable',
  'courthouse.base_fee_cents as baseFee',
  'courthouse.total_rooms as totalRooms',
  'courthouse.max_cases as maxCases',
  'courthouse.time_zone as timeZone',
  'courthouse.active',
] as const;

function placed(db: Reader) {
  return db
    .selectFrom('cases.courthouse as courthouse')
    .innerJoin('users.published_county as county', 'county.id', 'courthouse.county_id')
    .innerJoin('users.published_city as city', 'city.id', 'courthouse.city_id');
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
    .$if(stateId !== null, (query) => query.where('courthouse.state_id', '=', stateId))
    .$if(countyId !== null, (query) => query.where('courthouse.county_id', '=', countyId))
    .$if(status?.length === 1, (query) => query.where('courthouse.active', '=', status?.[0] === 'active'));
}
