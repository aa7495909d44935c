import { type Role, type RoleType } from '@writdesk/contract/roles';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

export interface NewUser {
  id: string;
  accountId: string;
  email: string;
  firstName: string;
  lastName: string;
  roleType: RoleType;
  role: Role;
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
      role_type: user.roleType,
      roles: [user.role],
      ...(user.roleType === 'CRM' && { crm_scope: 'ALL' }),
    })
    .execute();
}
