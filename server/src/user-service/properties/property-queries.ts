import type { PropertyListQuery } from '@writdesk/contract/properties/properties';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { searched } from '../../platform/db/search.ts';
import { visibleProperty } from './property-scope-queries.ts';

const sortColumns = {
  name: sql`lower(p.name)`,
  city: sql`lower(p.city)`,
  createdAt: sql`p.created_at`,
} as const;

/** One page of the properties that the scope sees, with the number of all that match. */
export async function selectPropertyPage(
  db: Kysely<DB>,
  scope: Scope,
  query: PropertyListQuery,
  clientId: string | null,
) {
  const matching = filtered(db, scope, query, clientId);
  const column = sortColumns[query.sort.replace('-', '') as keyof typeof sortColumns];
  const [rows, { total }] = await Promise.all([
    matching
      .select(rowColumns)
      .select(managers)
      .orderBy(column, (order) => (query.sort.startsWith('-') ? order.desc() : order.asc()).nullsLast())
      .orderBy('p.id')
      .limit(query.size)
      .offset((query.page - 1) * query.size)
      .execute(),
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type PropertyPageRow = Awaited<ReturnType<typeof selectPropertyPage>>['rows'][number];

export function findProperty(db: Kysely<DB>, scope: Scope, propertyId: string) {
  return named(db)
    .select(rowColumns)
    .select(managers)
    .select([
      'p.plaintiff_name',
      'p.cares_basis',
      'p.year_built',
      'p.license_number',
      'p.lead_certificate_number',
      'p.external_source',
    ])
    .where('p.id', '=', propertyId)
    .where(visibleProperty(scope))
    .executeTakeFirst();
}

export function selectUnits(db: Kysely<DB>, propertyId: string) {
  return db
    .selectFrom('users.unit')
    .select(['id', 'label', 'address_line1 as addressLine1', 'active'])
    .where('property_id', '=', propertyId)
    .orderBy('label')
    .orderBy('id')
    .execute();
}

export function findPropertyForCase(db: Kysely<DB>, scope: Scope, propertyId: string) {
  return named(db)
    .select([
      'p.id',
      'p.client_id as clientId',
      'client.name as clientName',
      'client.entity_type as clientEntityType',
      'p.owner_id as ownerId',
      'owner.name as ownerName',
      'owner.entity_type as ownerEntityType',
      'p.name',
      'p.address_line1 as addressLine1',
      'p.address_line2 as addressLine2',
      'p.city',
      'p.state_code as stateCode',
      'p.zip_code as zipCode',
      'p.county_id as countyId',
      'county.name as countyName',
      'p.plaintiff_name as plaintiffName',
      'p.property_category as propertyCategory',
      'p.cares_covered as caresCovered',
      'p.cares_basis as caresBasis',
      'p.status',
    ])
    .where('p.id', '=', propertyId)
    .where(visibleProperty(scope))
    .executeTakeFirst();
}

export type PropertyForCase = NonNullable<Awaited<ReturnType<typeof findPropertyForCase>>>;

const rowColumns = [
  'p.id',
  'p.client_id',
  'client.name as client_name',
  'p.owner_id',
  'owner.name as owner_name',
  'p.name',
  'p.address_line1',
  'p.address_line2',
  'p.city',
  'p.state_code',
  'p.zip_code',
  'p.county_id',
  'county.name as county_name',
  'p.property_category',
  'p.cares_covered',
  'p.unit_count',
  'p.status',
  'p.created_at',
  'p.updated_at',
  'p.version',
] as const;

const managers = sql<{ id: string; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) order by u.last_name, u.id)
  from users.property_manager m join users.app_user u on u.id = m.user_id where m.property_id = p.id and u.active
), '[]')`.as('managers');

function named(db: Kysely<DB>) {
  return db
    .selectFrom('users.property as p')
    .innerJoin('users.client as client', 'client.id', 'p.client_id')
    .leftJoin('users.property_owner as owner', 'owner.id', 'p.owner_id')
    .leftJoin('users.county as county', 'county.id', 'p.county_id');
}

function filtered(db: Kysely<DB>, scope: Scope, query: PropertyListQuery, clientId: string | null) {
  const { search, status, propertyCategory, stateCode, countyId, ownerId } = query;
  const anywhere = sql<string>`lower(p.name || ' ' || coalesce(p.address_line1, '') || ' ' || coalesce(p.city, ''))`;
  return named(db)
    .where(visibleProperty(scope))
    .where(searched(search, anywhere, [sql`lower(p.name)`]))
    .$if(clientId !== null, (rows) => rows.where('p.client_id', '=', clientId ?? ''))
    .$if(status !== null, (rows) => rows.where('p.status', 'in', status ?? []))
    .$if(propertyCategory !== null, (rows) => rows.where('p.property_category', 'in', propertyCategory ?? []))
    .$if(stateCode !== 'all' && stateCode !== '', (rows) => rows.where('p.state_code', '=', stateCode))
    .$if(countyId !== null, (rows) => rows.where('p.county_id', '=', countyId))
    .$if(ownerId !== null, (rows) => rows.where('p.owner_id', '=', ownerId));
}
