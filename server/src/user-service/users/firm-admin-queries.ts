import { type Kysely, sql, type SqlBool } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Those who run a firm, and may be told. */
export function selectFirmAdmins(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('users.app_user')
    .select(['id', 'email', 'first_name', 'language'])
    .where('firm_id', '=', firmId)
    .where('active', '=', true)
    .where(sql<SqlBool>`roles && array['firm_admin']`)
    .orderBy('id')
    .execute();
}

export type FirmAdmin = Awaited<ReturnType<typeof selectFirmAdmins>>[number];

/** Who somebody is to a firm. */
export function findNameAndFirm(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.app_user')
    .select(['first_name', 'last_name', 'firm_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
