import type { Role, RoleType } from '@writdesk/contract/permissions/roles';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { tellRightsChanged } from '../../platform/live/index.ts';

export interface NewUser {
  id: string;
  /** Null until the account is made or found. */
  accountId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
  roleType: RoleType;
  roles: readonly Role[];
  firmId?: string | null;
  clientId?: string | null;
  ownerId?: string | null;
  crmScope?: 'ALL' | 'ASSIGNED' | null;
  language?: 'en' | 'es' | undefined;
  timeZone?: string | undefined;
}

/** Whether an address is already somebody's, in whatever letters it was written. */
export async function isEmailTaken(db: Kysely<DB>, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users.app_user')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertUser(db: Kysely<DB>, user: NewUser): Promise<void> {
  await db
    .insertInto('users.app_user')
    .values({
      id: user.id,
      account_id: user.accountId,
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone ?? null,
      role_type: user.roleType,
      roles: [...user.roles],
      firm_id: user.firmId ?? null,
      client_id: user.clientId ?? null,
      owner_id: user.ownerId ?? null,
      crm_scope: user.crmScope ?? null,
      ...(user.language && { language: user.language }),
      ...(user.timeZone && { time_zone: user.timeZone }),
    })
    .execute();
  if (user.accountId) await tellRightsChanged(db, { userId: user.accountId });
}
