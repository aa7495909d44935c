import type { RouteInput } from '@writdesk/contract/route';
import type { InviteStatus, InviteUserType, invites } from '@writdesk/contract/invites/invites';
import { type Expression, type Insertable, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { DB, UsersInvite } from '../../platform/db/schema.ts';
import { searched } from '../../platform/db/search.ts';

type Query = RouteInput<typeof invites.firmList>['query'];

// As it was given with the invite; where none was, the name of whoever accepted it.
const isNamed = sql<boolean>`coalesce(i.first_name, i.last_name) is not null`;
const firstName = sql<string | null>`case when ${isNamed} then i.first_name else accepter.first_name end`;
const lastName = sql<string | null>`case when ${isNamed} then i.last_name else accepter.last_name end`;
const byName = sql`lower(coalesce(${lastName}, '') || ' ' || coalesce(${firstName}, '') || ' ' || i.email)`;
const sortColumns = {
  name: byName,
  email: sql`i.email`,
  sentAt: sql`i.sent_at`,
  expiresAt: sql`i.expires_at`,
} as const;

/** One page of invites of a type, with the number of all that match. @param visible which the caller sees. */
export async function selectInvitePage(
  db: Kysely<DB>,
  visible: Expression<SqlBool>,
  userType: InviteUserType,
  query: Query,
  now: Date,
) {
  const anywhere = sql<string>`lower(coalesce(${firstName}, '') || ' ' || coalesce(${lastName}, '') || ' '
    || i.email || ' ' || coalesce(i.company, ''))`;
  const beginnings = [
    sql<string>`lower(${lastName})`,
    sql<string>`lower(${firstName})`,
    sql<string>`i.email`,
  ];
  const matching = withOrganization(db)
    .where(visible)
    .where('i.userType', '=', userType)
    .where(searched(query.search, anywhere, beginnings))
    .$if(query.status !== null, (rows) => rows.where(whereStatus(query.status ?? [], now)));
  const [column, direction] = sorted(sortColumns, query.sort);
  return selectPage(db, matching, query, (rows) =>
    rows.select(columns).select(propertyNames).orderBy(column, direction).orderBy('i.id', direction),
  );
}

export type InviteRow = Awaited<ReturnType<typeof selectInvitePage>>['rows'][number];

/** An invite as the list shows it. */
export function findInvite(
  db: Kysely<DB>,
  visible: Expression<SqlBool>,
  inviteId: string,
): Promise<InviteRow | undefined> {
  return withOrganization(db)
    .select(columns)
    .select(propertyNames)
    .where('i.id', '=', inviteId)
    .where(visible)
    .executeTakeFirst();
}

/** The same of an invite that the caller has just written. */
export function findWrittenInvite(db: Kysely<DB>, inviteId: string): Promise<InviteRow | undefined> {
  return withOrganization(db)
    .select(columns)
    .select(propertyNames)
    .where('i.id', '=', inviteId)
    .executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function lockInvite(db: Kysely<DB>, visible: Expression<SqlBool>, inviteId: string) {
  await db
    .selectFrom('users.invite as i')
    .select('i.id')
    .where('i.id', '=', inviteId)
    .where(visible)
    .forUpdate()
    .execute();
  return findInvite(db, visible, inviteId);
}

/** The invite of a link. */
export function findInviteOfCode(db: Kysely<DB>, codeHash: string) {
  return withOrganization(db).select(columns).where('i.codeHash', '=', codeHash).executeTakeFirst();
}

/** The invite that had this code until it was sent again. */
export function findInviteOfReplacedCode(db: Kysely<DB>, codeHash: string) {
  return db
    .selectFrom('users.invite')
    .select(['openedAt', 'acceptedAt', 'revokedAt', 'expiresAt'])
    .where(sql<boolean>`replaced_code_hashes @> array[${codeHash}]`)
    .executeTakeFirst();
}

/** The same with all that acceptance needs, held until the transaction ends. */
export function lockInviteOfCode(db: Kysely<DB>, codeHash: string) {
  return db
    .selectFrom('users.invite')
    .selectAll()
    .where('codeHash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst();
}

/** An invite by its id, held until the transaction ends. */
export function lockInviteById(db: Kysely<DB>, id: string) {
  return db.selectFrom('users.invite').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The invite of a link that this account accepted: asked again, it is answered again. */
export function findAcceptedBy(db: Kysely<DB>, codeHash: string, accountId: string) {
  return db
    .selectFrom('users.invite as i')
    .innerJoin('users.appUser as u', 'u.id', 'i.acceptedBy')
    .select(['i.kind', 'i.userType', 'i.roles', 'i.firmId', 'i.clientId', 'u.id as userId'])
    .where('i.codeHash', '=', codeHash)
    .where('u.accountId', '=', accountId)
    .executeTakeFirst();
}

/** @throws a unique violation of `invite_open` where the organization has an open invite of the address. */
export async function insertInvite(db: Kysely<DB>, invite: Insertable<UsersInvite>): Promise<void> {
  await db.insertInto('users.invite').values(invite).execute();
}

export async function updateInvite(
  db: Kysely<DB>,
  inviteId: string,
  changes: Updateable<UsersInvite>,
): Promise<void> {
  await db
    .updateTable('users.invite')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', inviteId)
    .execute();
}

/** The invite as it was sent again; its former code is kept among those that a later mail replaced. */
export async function replaceCode(
  db: Kysely<DB>,
  inviteId: string,
  sent: Pick<Updateable<UsersInvite>, 'codeHash' | 'sentCount' | 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await db
    .updateTable('users.invite')
    .set((row) => ({
      ...sent,
      openedAt: null,
      replacedCodeHashes: sql<string[]>`replaced_code_hashes || code_hash`,
      version: row('version', '+', 1),
    }))
    .where('id', '=', inviteId)
    .execute();
}

/** What `inviteStatus` says, as a condition. */
function whereStatus(wanted: readonly InviteStatus[], now: Date): Expression<SqlBool> {
  const status = sql<string>`case when i.revoked_at is not null then 'REVOKED'
    when i.accepted_at is not null then 'ACCEPTED' when i.expires_at <= ${now} then 'EXPIRED'
    when i.opened_at is not null then 'OPENED' else 'SENT' end`;
  return sql<SqlBool>`${status} = any(${wanted}::text[])`;
}

const columns = [
  'i.id',
  'i.kind',
  'i.userType',
  firstName.as('firstName'),
  lastName.as('lastName'),
  'i.email',
  'i.roles',
  'i.firmId',
  'firm.name as firmName',
  'i.clientId',
  'client.name as clientName',
  'i.company',
  'i.ownerId',
  'owner.name as ownerName',
  'i.language',
  'i.sentAt',
  'i.sentCount',
  'i.openedAt',
  'i.acceptedAt',
  'i.acceptedBy',
  'i.revokedAt',
  'i.expiresAt',
  'i.createdBy',
  'by.firstName as byFirstName',
  'by.lastName as byLastName',
  'i.createdAt',
  'i.version',
] as const;

const propertyNames = sql<{ id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'name', p.name) order by lower(p.name), p.id)
  from users.property p where p.id = any(i.property_ids)), '[]')`.as('properties');

function withOrganization(db: Kysely<DB>) {
  return db
    .selectFrom('users.invite as i')
    .leftJoin('users.firm as firm', 'firm.id', 'i.firmId')
    .leftJoin('users.client as client', 'client.id', 'i.clientId')
    .leftJoin('users.propertyOwner as owner', 'owner.id', 'i.ownerId')
    .leftJoin('users.appUser as by', 'by.id', 'i.createdBy')
    .leftJoin('users.appUser as accepter', 'accepter.id', 'i.acceptedBy');
}
