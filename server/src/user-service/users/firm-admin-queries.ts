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

export type FirmAdmin = Awaited<ReturnType<typeof selectFirmAdmins>>[number];

/** Who somebody is to a firm. */
export function findNameAndFirm(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.appUser')
    .select(['firstName', 'lastName', 'firmId'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
