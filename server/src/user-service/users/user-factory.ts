import { type Role, roleFacts } from '@writdesk/contract/permissions/roles';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Accounts } from '../../platform/accounts.ts';
import type { DB, UsersAppUser } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { seeded } from '../../platform/seeded.ts';

const firstNames = [
  'Maya',
  'José',
  'Ruth',
  'Amara',
  'Theo',
  'Inez',
  'Caleb',
  'Priya',
  'Nadia',
  'Owen',
  'Lucía',
] as const;
const lastNames = [
  'Okafor',
  'Núñez',
  'Whitaker',
  'Delgado',
  'Byrne',
  'Castellanos',
  'Hollis',
  'Raman',
  'Abbott',
  '李',
] as const;

export interface UserFactoryOptions extends Partial<Omit<Insertable<UsersAppUser>, 'roles' | 'role_type'>> {
  /** One role, or a pair that one person may hold. */
  roles: readonly [Role, ...Role[]];
  seed?: number;
  /** Companies in the care of a CRM user; he sees all companies when absent. */
  crmClientIds?: readonly string[];
  /** States in which a lawyer is admitted; Georgia when absent. */
  barStates?: readonly string[];
  /** Properties given to a manager or viewer. */
  propertyIds?: readonly string[];
  /** Makes an account that can sign in, too. Without it tokens for `account_id` are the test harness's to make. */
  account?: { accounts: Accounts; password: string };
}

/** Who signs in as the user. */
export interface MadePerson {
  accountId: string;
  email: string;
  roles: readonly Role[];
}

/** A person of any group, with what his roles need: a lawyer's admissions, a manager's properties. */
export async function makeUser(
  db: Kysely<DB>,
  { roles, seed, crmClientIds, barStates = ['GA'], propertyIds = [], account, ...given }: UserFactoryOptions,
): Promise<{ user: Selectable<UsersAppUser>; person: MadePerson }> {
  const some = seeded(seed);
  const id = given.id ?? newId();
  const firstName = given.first_name ?? some.pick(firstNames);
  const lastName = given.last_name ?? some.pick(lastNames);
  const email = (given.email ?? `${roles[0].replace('_', '.')}.${id.slice(-6)}@people.example`).toLowerCase();
  const accountId = account
    ? (
        await account.accounts.createAccount({
          username: email,
          email,
          firstName,
          lastName,
          password: account.password,
          roles,
          emailVerified: true,
        })
      ).id
    : (given.account_id ?? newId());
  const roleType = roleFacts[roles[0]].type;
  const user = await db
    .insertInto('users.app_user')
    .values({
      phone: `(404) 555-01${some.int(10, 99)}`,
      ...(roleType === 'CRM' && { crm_scope: crmClientIds ? 'ASSIGNED' : 'ALL' }),
      ...given,
      id,
      account_id: accountId,
      email,
      first_name: firstName,
      last_name: lastName,
      roles: [...roles],
      role_type: roleType,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (roles.includes('lawyer')) await admit(db, user, barStates, some.int(100_000, 999_999));
  if (crmClientIds?.length) {
    await db
      .insertInto('users.crm_client')
      .values(crmClientIds.map((clientId) => ({ user_id: id, client_id: clientId })))
      .execute();
  }
  if (propertyIds.length) {
    await db
      .insertInto('users.property_manager')
      .values(propertyIds.map((propertyId) => ({ property_id: propertyId, user_id: id })))
      .execute();
  }
  return { user, person: { accountId, email, roles } };
}

async function admit(
  db: Kysely<DB>,
  user: Selectable<UsersAppUser>,
  states: readonly string[],
  barNumber: number,
): Promise<void> {
  await db
    .insertInto('users.lawyer')
    .values({ user_id: user.id, title: 'Attorney', signature_name: `${user.first_name} ${user.last_name}` })
    .execute();
  if (!states.length) return;
  await db
    .insertInto('users.bar_admission')
    .values(
      states.map((state) => ({
        user_id: user.id,
        state_code: state,
        bar_number: String(barNumber),
        admitted_on: '2012-11-05',
      })),
    )
    .execute();
}
