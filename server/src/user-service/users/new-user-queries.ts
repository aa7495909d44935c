import type { Role, RoleType } from '@writdesk/contract/permissions/roles';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';

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

/** Whether an address is already somebody's who has a place, in whatever letters it was written. */
export async function isEmailTaken(db: Kysely<DB>, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users.appUser')
    .select('id')
    .where('active', '=', true)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertUser(db: Kysely<DB>, user: NewUser): Promise<void> {
  await db
    .insertInto('users.appUser')
    .values({
      id: user.id,
      accountId: user.accountId,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone ?? null,
      roleType: user.roleType,
      roles: [...user.roles],
      firmId: user.firmId ?? null,
      clientId: user.clientId ?? null,
      ownerId: user.ownerId ?? null,
      crmScope: user.crmScope ?? null,
      ...(user.language && { language: user.language }),
      ...(user.timeZone && { timeZone: user.timeZone }),
    })
    .execute();
  if (user.accountId) await announceRightsChanged(db, { userId: user.accountId });
}
