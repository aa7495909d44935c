import type { Role, RoleType } from '@writdesk/contract/permissions/roles';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { tellRightsChanged } from '../../platform/live/index.ts';

export interface InvitedUser {
  id: string;
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  roleType: RoleType;
  roles: readonly Role[];
  firmId: string | null;
  clientId: string | null;
  ownerId: string | null;
  phone: string | null;
  crmScope: 'ALL' | 'ASSIGNED' | null;
  language: 'en' | 'es';
  /** Null where nobody said one. */
  timeZone: string | null;
  /** Given to a manager or viewer; those that are no longer the company's are left out. */
  propertyIds: readonly string[];
  /** In the care of somebody of client care. */
  crmClientIds: readonly string[];
}

/** Whether the account or the address is that of somebody who has a place already. */
export async function hasPlace(db: Kysely<DB>, accountId: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users.app_user')
    .select('id')
    .where((eb) =>
      eb.or([eb('account_id', '=', accountId), eb(eb.fn('lower', ['email']), '=', email.toLowerCase())]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** @throws a unique violation of `app_user_email` where somebody else was quicker with the address. */
export async function insertInvitedUser(db: Kysely<DB>, user: InvitedUser, now: Date): Promise<void> {
  await db
    .insertInto('users.app_user')
    .values({
      id: user.id,
      account_id: user.accountId,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      role_type: user.roleType,
      roles: [...user.roles],
      firm_id: user.firmId,
      client_id: user.clientId,
      owner_id: user.ownerId,
      phone: user.phone,
      crm_scope: user.crmScope,
      language: user.language,
      ...(user.timeZone && { time_zone: user.timeZone }),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tellRightsChanged(db, { userId: user.accountId });
  if (user.crmClientIds.length)
    await sql`
      insert into users.crm_client (user_id, client_id)
      select ${user.id}, c.id from users.client c where c.id = any(${user.crmClientIds}::uuid[])`.execute(db);
  if (!user.propertyIds.length) return;
  await sql`
    insert into users.property_manager (property_id, user_id, assigned_at)
    select p.id, ${user.id}, ${now} from users.property p
    where p.client_id = ${user.clientId} and p.id = any(${user.propertyIds}::uuid[])`.execute(db);
}
