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

export interface UserFactoryOptions extends Partial<Omit<Insertable<UsersAppUser>, 'roles' | 'roleType'>> {
  /** One role, or a pair that one person may hold. */
  roles: readonly [Role, ...Role[]];
  seed?: number;
  /** Companies in the care of a CRM user; they see all companies when absent. */
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

/** A person of any group, with what their roles need: a lawyer's admissions, a manager's properties. */
export async function makeUser(
  db: Kysely<DB>,
  { roles, seed, crmClientIds, barStates = ['GA'], propertyIds = [], account, ...given }: UserFactoryOptions,
): Promise<{ user: Selectable<UsersAppUser>; person: MadePerson }> {
  const some = seeded(seed);
  const id = given.id ?? newId();
  const firstName = given.firstName ?? some.pick(firstNames);
  const lastName = given.lastName ?? some.pick(lastNames);
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
    : (given.accountId ?? newId());
  const roleType = roleFacts[roles[0]].type;
  const user = await db
    .insertInto('users.appUser')
    .values({
      phone: `(404) 555-01${some.int(10, 99)}`,
      ...(roleType === 'CRM' && { crmScope: crmClientIds ? 'ASSIGNED' : 'ALL' }),
      ...given,
      id,
      accountId,
      email,
      firstName,
      lastName,
      roles: [...roles],
      roleType,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (roles.includes('lawyer')) await admit(db, user, barStates, some.int(100_000, 999_999));
  if (crmClientIds?.length) {
    await db
      .insertInto('users.crmClient')
      .values(crmClientIds.map((clientId) => ({ userId: id, clientId })))
      .execute();
  }
  if (propertyIds.length) {
    await db
      .insertInto('users.propertyManager')
      .values(propertyIds.map((propertyId) => ({ propertyId, userId: id })))
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
    .values({ userId: user.id, title: 'Attorney', signatureName: `${user.firstName} ${user.lastName}` })
    .execute();
  if (!states.length) return;
  await db
    .insertInto('users.barAdmission')
    .values(
      states.map((state) => ({
        userId: user.id,
        stateCode: state,
        barNumber: String(barNumber),
        admittedOn: '2012-11-05',
      })),
    )
    .execute();
}
