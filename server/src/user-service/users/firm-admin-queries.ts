import type { Role } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql, type SqlBool } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Those who run a firm, and may be notified. */
export function selectFirmAdmins(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('users.appUser')
    .select(['id', 'email', 'firstName', 'language'])
    .where('firmId', '=', firmId)
    .where('active', '=', true)
    .where(sql<SqlBool>`roles && array['firm_admin']`)
    .orderBy('id')
    .execute();
}

/** Who of a firm has one of these roles today. */
export function selectFirmHolders(db: Kysely<DB>, firmId: string, roles: readonly Role[]) {
  return db
    .selectFrom('users.appUser')
    .select(['id', 'email', 'firstName', 'language', sql<Role[]>`roles`.as('roles')])
    .where('firmId', '=', firmId)
    .where('active', '=', true)
    .where(sql<SqlBool>`roles && ${roles}::text[]`)
    .orderBy('id')
    .execute();
}

/** Who has a role in an organization: a firm, a company, or Writdesk itself. */
export async function selectHolders(
  db: Kysely<DB>,
  role: Role,
  house: { firmId: string | null; clientId: string | null },
): Promise<string[]> {
  const rows = await db
    .selectFrom('users.appUser')
    .select('id')
    .where('active', '=', true)
    .where(sql<SqlBool>`${role} = any(roles)`)
    .where(sql<SqlBool>`firm_id is not distinct from ${house.firmId}`)
    .where(sql<SqlBool>`client_id is not distinct from ${house.clientId}`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The names of up to three others who run a person's firm or company; those who were here last come first. */
export async function selectAdministrators(
  db: Kysely<DB>,
  userId: string,
  { firmId, clientId }: { firmId: string | null; clientId: string | null },
): Promise<string[]> {
  if (firmId === null && clientId === null) return [];
  const role: Role = firmId === null ? 'client_owner' : 'firm_admin';
  const rows = await db
    .selectFrom('users.appUser')
    .select(['firstName', 'lastName'])
    .where('id', '<>', userId)
    .where('active', '=', true)
    .where(sql<SqlBool>`${role} = any(roles)`)
    .$if(firmId !== null, (query) => query.where('firmId', '=', firmId))
    .$if(clientId !== null, (query) => query.where('clientId', '=', clientId))
    .orderBy('lastSeenAt', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(3)
    .execute();
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
}

export type FirmAdmin = Awaited<ReturnType<typeof selectFirmAdmins>>[number];

/** Who somebody is to a firm. */
export function findNameAndFirm(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.appUser')
    .select(['firstName', 'lastName', 'firmId'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
