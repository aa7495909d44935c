import type { RouteInput } from '@writdesk/contract/route';
import type { users } from '@writdesk/contract/users/users';
import { type Expression, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { plannedEachTime } from '../../platform/db/database.ts';
import { selectPage, selectPageByKey, sortedNullsLast } from '../../platform/db/page.ts';
import type { DB, UsersAppUser } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { searched } from '../../platform/db/search.ts';
import { ofVisibleClient } from '../clients/index.ts';
import { visibleProperty } from '../properties/index.ts';

type ListQuery = RouteInput<typeof users.list>['query'];
type Wanted = Pick<ListQuery, 'search' | 'role' | 'clientId'> &
  Partial<Pick<ListQuery, 'roleType' | 'firmId' | 'active' | 'pending'>>;
interface Page {
  page: number;
  size: number;
}

const byName = sql`lower(u.last_name || ' ' || u.first_name)`;
const sortColumns = {
  name: byName,
  email: sql`lower(u.email)`,
  createdAt: sql`u.created_at`,
  lastSeenAt: sql`u.last_seen_at`,
} as const;

/** One page of people, with the number of all that match. @param visible whom the caller sees. */
export async function selectUserPage(db: Kysely<DB>, visible: Expression<SqlBool>, query: ListQuery) {
  const [column, order] = sortedNullsLast(sortColumns, query.sort);
  const keys = filtered(db, visible, query).select('u.id').orderBy(column, order).orderBy('u.id');
  return selectPageByKey(db, keys, query, (page) =>
    withOrganization(db).select(rowColumns).where('u.id', 'in', page).orderBy(column, order).orderBy('u.id'),
  );
}

export type UserPageRow = Awaited<ReturnType<typeof selectUserPage>>['rows'][number];

/** One page of active people to choose from, by name. */
export async function selectUserChoices(db: Kysely<DB>, visible: Expression<SqlBool>, query: Wanted & Page) {
  return selectPage(db, filtered(db, visible, { ...query, active: true }), query, (rows) =>
    rows
      .select([
        'u.id',
        sql<string>`trim(u.first_name || ' ' || u.last_name)`.as('name'),
        'u.email',
        'u.roles',
      ])
      .orderBy(byName)
      .orderBy('u.id'),
  );
}

/** The person of an account. */
export function findUserOfAccount(db: Kysely<DB>, accountId: string) {
  return withOrganization(db)
    .select(rowColumns)
    .select(['u.language', 'u.timeZone', 'client.status as clientStatus'])
    .where('u.accountId', '=', accountId)
    .executeTakeFirst();
}

/** Notes that somebody was here; to the minute is near enough. */
export async function markSeen(db: Kysely<DB>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users.appUser')
    .set({ lastSeenAt: now })
    .where('id', '=', userId)
    .where(sql<boolean>`coalesce(last_seen_at, '-infinity') < ${now}::timestamptz - interval '1 minute'`)
    .execute();
}

/** Somebody that the caller sees, with all that they are tied to. @param visible whom the caller sees. */
export function findUser(db: Kysely<DB>, visible: Expression<SqlBool>, userId: string) {
  return withOrganization(db)
    .leftJoin('users.propertyOwner as owner', 'owner.id', 'u.ownerId')
    .select(rowColumns)
    .select(['u.accountId', 'u.language', 'u.timeZone', 'u.ownerId', 'owner.name as ownerName', 'u.crmScope'])
    .where('u.id', '=', userId)
    .where(visible)
    .executeTakeFirst();
}

export type UserRecord = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Companies in the care of somebody, by name; those that the scope sees. */
export function selectCrmClients(db: Kysely<DB>, scope: Scope, userId: string) {
  return db
    .selectFrom('users.client as c')
    .select(['c.id', 'c.name'])
    .where(
      sql<SqlBool>`(exists (select from users.crm_client m where m.user_id = ${userId} and m.client_id = c.id)
        or c.id = any ((select i.crm_client_ids from users.invite i where i.id = ${userId} and i.accepted_at is null)::uuid[]))`,
    )
    .where(ofVisibleClient(scope, 'c.id'))
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .execute();
}

/** What a lawyer signs with. */
export async function findLawyer(db: Kysely<DB>, userId: string) {
  const [lawyer, barAdmissions] = await Promise.all([
    db
      .selectFrom('users.lawyer')
      .select(['title', 'signatureName'])
      .where('userId', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('users.barAdmission')
      .select(['stateCode', 'barNumber', sql<string | null>`admitted_on::text`.as('admittedOn'), 'active'])
      .where('userId', '=', userId)
      .orderBy('stateCode')
      .execute(),
  ]);
  return lawyer ? { ...lawyer, barAdmissions } : null;
}

/** Properties that a manager or viewer was given; those that the scope sees. */
export function selectGivenProperties(db: Kysely<DB>, scope: Scope, userId: string) {
  return db
    .selectFrom('users.property as p')
    .select(['p.id', 'p.name'])
    .where(
      sql<SqlBool>`(exists (select from users.property_manager m where m.user_id = ${userId} and m.property_id = p.id)
        or p.id = any ((select i.property_ids from users.invite i where i.id = ${userId} and i.accepted_at is null)::uuid[]))`,
    )
    .where(visibleProperty(scope))
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .execute();
}

const rowColumns = [
  'u.id',
  'u.firstName',
  'u.lastName',
  'u.email',
  'u.phone',
  'u.roles',
  'u.roleType',
  'u.firmId',
  'firm.name as firmName',
  'u.clientId',
  'client.name as clientName',
  'u.active',
  'u.isPending',
  'u.lastSeenAt',
  'u.createdAt',
  'u.version',
] as const;

/** A user, or somebody who is invited to be one. */
type Listed = Selectable<UsersAppUser> & { isPending: boolean };

function withOrganization(db: Kysely<DB>) {
  return db
    .selectFrom(sql<Listed>`users.listed_user`.as('u'))
    .leftJoin('users.firm as firm', 'firm.id', 'u.firmId')
    .leftJoin('users.client as client', 'client.id', 'u.clientId');
}

function filtered(db: Kysely<DB>, visible: Expression<SqlBool>, wanted: Wanted) {
  const { search, role, roleType = null, clientId, firmId = null, active = null, pending = null } = wanted;
  const anywhere = sql<string>`lower(u.first_name || ' ' || u.last_name || ' ' || u.email)`;
  return db
    .selectFrom(sql<Listed>`${plannedEachTime}users.searched_user`.as('u'))
    .where(visible)
    .where(searched(search, anywhere, [sql`lower(u.last_name)`, sql`lower(u.first_name)`]))
    .$if(role !== null, (rows) => rows.where(sql<SqlBool>`u.roles && ${role ?? []}::text[]`))
    .$if(roleType !== null, (rows) => rows.where('u.roleType', 'in', roleType ?? []))
    .$if(clientId !== null, (rows) => rows.where('u.clientId', '=', clientId))
    .$if(firmId !== null, (rows) => rows.where('u.firmId', '=', firmId))
    .$if(active !== null, (rows) =>
      rows.where('u.active', '=', active ?? true).where('u.isPending', '=', false),
    )
    .$if(pending !== null, (rows) => rows.where('u.isPending', '=', pending ?? true));
}
