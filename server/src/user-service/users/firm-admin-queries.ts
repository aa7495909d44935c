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

export type FirmAdmin = Awaited<ReturnType<typeof selectFirmAdmins>>[number];

/** Who somebody is to a firm. */
export function findNameAndFirm(db: Kysely<DB>, userId: string) {
  return db
    .selectFrom('users.appUser')
    .select(['firstName', 'lastName', 'firmId'])
    .where('id', '=', userId)
    .executeTakeFirst();
}
