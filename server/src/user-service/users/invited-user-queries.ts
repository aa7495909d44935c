import type { Role, RoleType } from '@writdesk/contract/permissions/roles';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';
import { takeIntoCare } from '../clients/index.ts';
import { giveInvitedProperties } from '../properties/index.ts';

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

/** Whether the account or the address is that of somebody who has a place already. Whoever was deactivated has none. */
export async function hasPlace(db: Kysely<DB>, accountId: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users.appUser')
    .select('id')
    .where('active', '=', true)
    .where((eb) =>
      eb.or([eb('accountId', '=', accountId), eb(eb.fn('lower', ['email']), '=', email.toLowerCase())]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** @throws a unique violation of `app_user_email` where somebody else was quicker with the address. */
export async function insertInvitedUser(db: Kysely<DB>, user: InvitedUser, now: Date): Promise<void> {
  await db
    .insertInto('users.appUser')
    .values({
      id: user.id,
      accountId: user.accountId,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      roleType: user.roleType,
      roles: [...user.roles],
      firmId: user.firmId,
      clientId: user.clientId,
      ownerId: user.ownerId,
      phone: user.phone,
      crmScope: user.crmScope,
      language: user.language,
      ...(user.timeZone && { timeZone: user.timeZone }),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await announceRightsChanged(db, { userId: user.accountId });
  await takeIntoCare(db, user.id, user.crmClientIds);
  const { clientId, propertyIds } = user;
  await giveInvitedProperties(db, { userId: user.id, clientId, propertyIds }, now);
}
