import type { PropertyListQuery } from '@writdesk/contract/properties/properties';
import type { RosterSource } from '@writdesk/contract/properties/property-values';
import { type Expression, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { plannedEachTime } from '../../platform/db/database.ts';
import { selectPageByKey, selectPageOfTwo, sorted } from '../../platform/db/page.ts';
import type { DB, UsersProperty } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { beginning, isAnywhere, searched } from '../../platform/db/search.ts';
import { visibleProperty } from './property-scope-queries.ts';

const name = sql<string>`lower(p.name)`;
const anywhere = sql<string>`lower(p.name || ' ' || coalesce(p.address_line1, '') || ' ' || coalesce(p.city, ''))`;
const sortColumns = {
  name,
  createdAt: sql`p.created_at`,
} as const;

/** One page of the properties that the scope sees, with the number of all that match. */
export function selectPropertyPage(
  db: Kysely<DB>,
  scope: Scope,
  query: PropertyListQuery,
  clientId: string | null,
) {
  const filters = filtered(db, scope, query, clientId);
  const matching = filters.where(searched(query.search, anywhere, [name]));
  // Down means down in both, so that one index read backwards has the order.
  const [column, direction] = sorted(sortColumns, query.sort);
  const rows = (page: Expression<string>) =>
    named(db).select(rowColumns).select(managers).where('p.id', 'in', page);
  if (query.sort === 'name' && isAnywhere(query.search)) {
    const begins = beginning(query.search, name);
    return selectPageOfTwo(
      db,
      {
        before: filters.where(begins).select(['p.id', name.as('key')]),
        after: matching.where(sql<SqlBool>`not ${begins}`).select(['p.id', name.as('key')]),
      },
      query,
      (page) => rows(page).orderBy(begins, 'desc').orderBy(column).orderBy('p.id'),
    );
  }
  const keys = matching.select('p.id').orderBy(column, direction).orderBy('p.id', direction);
  return selectPageByKey(db, keys, query, (page) =>
    rows(sql<string>`${page}`)
      .orderBy(column, direction)
      .orderBy('p.id', direction),
  );
}

export type PropertyPageRow = Awaited<ReturnType<typeof selectPropertyPage>>['rows'][number];

export function findProperty(db: Kysely<DB>, scope: Scope, propertyId: string) {
  return named(db)
    .select(rowColumns)
    .select(managers)
    .leftJoin('cases.publishedCourthouse as court', 'court.id', 'p.courthouseId')
    .select([
      'p.plaintiffName',
      'p.courthouseId',
      'court.name as courthouseName',
      'p.caresBasis',
      'p.yearBuilt',
      'p.licenseNumber',
      'p.licenseExpiresOn',
      'p.leadCertificateNumber',
      'p.leadCertificateExpiresOn',
      'p.onsiteContactName',
      'p.onsiteContactPhone',
      'p.onsiteContactEmail',
      'p.payeeName',
      'p.payeePhone',
      'p.payeeAddress',
      'p.payeeHours',
      'p.inactiveReason',
      'p.externalSource',
    ])
    .where('p.id', '=', propertyId)
    .where(visibleProperty(scope))
    .executeTakeFirst();
}

export function selectUnits(db: Kysely<DB>, propertyId: string) {
  return db
    .selectFrom('users.unit')
    .select(['id', 'label', 'addressLine1', 'active'])
    .where('propertyId', '=', propertyId)
    .orderBy('label')
    .orderBy('id')
    .execute();
}

export function findPropertyForCase(db: Kysely<DB>, scope: Scope, propertyId: string) {
  return named(db)
    .select([
      'p.id',
      'p.clientId',
      'client.name as clientName',
      'client.entityType as clientEntityType',
      'p.ownerId',
      'owner.name as ownerName',
      'owner.entityType as ownerEntityType',
      'p.name',
      'p.addressLine1',
      'p.addressLine2',
      'p.city',
      'p.stateCode',
      'p.zipCode',
      'p.countyId',
      'county.name as countyName',
      'p.courthouseId',
      'p.plaintiffName',
      'p.propertyCategory',
      'p.caresCovered',
      'p.caresBasis',
      'p.unitCount',
      'p.status',
    ])
    .where('p.id', '=', propertyId)
    .where(visibleProperty(scope))
    .executeTakeFirst();
}

export type PropertyForCase = NonNullable<Awaited<ReturnType<typeof findPropertyForCase>>>;

const rowColumns = [
  'p.id',
  'p.clientId',
  'client.name as clientName',
  'p.ownerId',
  'owner.name as ownerName',
  'p.name',
  'p.addressLine1',
  'p.addressLine2',
  'p.city',
  'p.stateCode',
  'p.zipCode',
  'p.countyId',
  'county.name as countyName',
  'p.propertyCategory',
  'p.caresCovered',
  'p.unitCount',
  sql<RosterSource>`coalesce(p.roster_source, 'TYPED')`.as('rosterSource'),
  'p.status',
  'p.createdAt',
  'p.updatedAt',
  'p.version',
] as const;

const managers = sql<{ id: string; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) order by u.last_name, u.id)
  from users.property_manager m join users.app_user u on u.id = m.user_id where m.property_id = p.id and u.active
), '[]')`.as('managers');

/** Nobody who works there sees it as theirs. */
const hasNoManager = sql<boolean>`(not exists (
  select from users.property_manager m join users.app_user u on u.id = m.user_id
  where m.property_id = p.id and u.active))`;

/** How many properties the scope sees, and what of the active ones asks for somebody's attention. */
export function countProperties(db: Kysely<DB>, scope: Scope, clientId: string | null) {
  const active = sql`filter (where p.status = 'ACTIVE')`;
  return db
    .selectFrom(sql<Selectable<UsersProperty>>`users.searched_property`.as('p'))
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where p.status = 'DRAFT')`.as('draft'),
      sql<number>`count(*) ${active}`.as('active'),
      sql<number>`count(*) filter (where p.status = 'INACTIVE')`.as('inactive'),
      sql<number>`coalesce(sum(p.unit_count) ${active}, 0)`.as('units'),
      sql<number>`count(*) filter (where p.status = 'ACTIVE' and p.cares_covered = 'UNKNOWN')`.as(
        'caresUnknown',
      ),
      sql<number>`count(*) filter (where p.status = 'ACTIVE' and ${hasNoManager})`.as('withoutManager'),
    ])
    .where(visibleProperty(scope))
    .$if(clientId !== null, (rows) => rows.where('p.clientId', '=', clientId ?? ''))
    .executeTakeFirstOrThrow();
}

/** What the leases of active properties say: who lives there, and who owes something. */
export function countCurrentLeases(db: Kysely<DB>, scope: Scope, clientId: string | null) {
  return db
    .selectFrom('users.lease as l')
    .innerJoin('users.property as p', (join) =>
      join.onRef('p.clientId', '=', 'l.clientId').onRef('p.id', '=', 'l.propertyId'),
    )
    .select([
      sql<number>`count(*)`.as('occupied'),
      sql<number>`count(*) filter (where l.balance_cents > 0)`.as('lateTenants'),
      sql<number>`coalesce(sum(l.balance_cents) filter (where l.balance_cents > 0), 0)`.as('lateCents'),
    ])
    .where('l.isCurrent', '=', true)
    .where('p.status', '=', 'ACTIVE')
    .where(visibleProperty(scope))
    .$if(clientId !== null, (rows) => rows.where('l.clientId', '=', clientId ?? ''))
    .executeTakeFirstOrThrow();
}

/** What the current leases of each of these properties say. */
export function selectLeaseCounts(db: Kysely<DB>, propertyIds: readonly string[]) {
  return db
    .selectFrom('users.lease as l')
    .select('l.propertyId')
    .select([
      sql<number>`count(*)::int`.as('occupied'),
      sql<number>`(count(*) filter (where l.balance_cents > 0))::int`.as('lateTenants'),
      sql<number>`coalesce(sum(l.balance_cents) filter (where l.balance_cents > 0), 0)::bigint`.as(
        'lateCents',
      ),
    ])
    .where('l.isCurrent', '=', true)
    .where(sql<SqlBool>`l.property_id = any(${[...propertyIds]}::uuid[])`)
    .groupBy('l.propertyId')
    .execute();
}

/** Whether what is known of who lives there is from one of these. */
function isFrom(sources: readonly RosterSource[]) {
  const brought = sources.filter((source) => source !== 'TYPED');
  const isTyped = sources.includes('TYPED') ? sql`p.roster_source is null` : sql`false`;
  return brought.length > 0
    ? sql<SqlBool>`(p.roster_source = any(${brought}::text[]) or ${isTyped})`
    : sql<SqlBool>`${isTyped}`;
}

function named(db: Kysely<DB>) {
  return db
    .selectFrom('users.property as p')
    .innerJoin('users.client as client', 'client.id', 'p.clientId')
    .leftJoin('users.propertyOwner as owner', 'owner.id', 'p.ownerId')
    .leftJoin('users.county as county', 'county.id', 'p.countyId');
}

function filtered(db: Kysely<DB>, scope: Scope, query: PropertyListQuery, clientId: string | null) {
  const { status, propertyCategory, caresCovered, stateCode, countyId, ownerId, withoutManager, source } =
    query;
  return db
    .selectFrom(sql<Selectable<UsersProperty>>`${plannedEachTime}users.searched_property`.as('p'))
    .where(visibleProperty(scope))
    .$if(clientId !== null, (rows) => rows.where('p.clientId', '=', clientId ?? ''))
    .$if(status !== null, (rows) => rows.where('p.status', 'in', status ?? []))
    .$if(propertyCategory !== null, (rows) => rows.where('p.propertyCategory', 'in', propertyCategory ?? []))
    .$if(stateCode !== 'all' && stateCode !== '', (rows) => rows.where('p.stateCode', '=', stateCode))
    .$if(countyId !== null, (rows) => rows.where('p.countyId', '=', countyId))
    .$if(ownerId !== null, (rows) => rows.where('p.ownerId', '=', ownerId))
    .$if(caresCovered !== null, (rows) => rows.where('p.caresCovered', 'in', caresCovered ?? []))
    .$if(source !== null, (rows) => rows.where(isFrom(source ?? [])))
    .$if(withoutManager === true, (rows) => rows.where(hasNoManager))
    .$if(withoutManager === false, (rows) => rows.where(sql<boolean>`not ${hasNoManager}`));
}
