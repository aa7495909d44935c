import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { z } from 'zod';
import {
  AccountMissingError,
  AccountMovedError,
  AccountTakenError,
  type Renewal,
} from '../../platform/accounts.ts';
import type { KeycloakClient } from './keycloak-client.ts';

type KeycloakUser = NonNullable<Awaited<ReturnType<KeycloakAdminClient['users']['findOne']>>>;
export type KeycloakLinks = NonNullable<KeycloakUser['federatedIdentities']>;

const profile = z.object({
  /** As the admin interface takes it. */
  user: z.looseObject({ username: z.string(), email: z.string().optional() }),
  /** Names of roles of the realm: ours, and those that an operator has given. */
  roles: z.array(z.string()),
});
const keptProfile = z.object({
  was: profile,
  changes: z.record(z.string(), z.unknown()),
  asks: z.array(z.string()),
});
type Profile = z.output<typeof profile>;

interface Changes {
  user?: KeycloakUser;
  /** Accounts of other providers that still open it. */
  links: KeycloakLinks;
  /** What Keycloak's email asks for; it sends none for nothing. */
  asks: string[];
}

/**
 * Users who are removed and made again. A page that somebody holds open behind the password names its user by id, and nothing but the end
 * of that user ends the page: no call of the admin interface does.
 */
export function keycloakRenewals(call: KeycloakClient) {
  /** What a user is, without anything that opens the account. */
  async function profileOf(accountId: string): Promise<Profile | undefined> {
    const user = await call(({ users }) => users.findOne({ id: accountId }));
    if (!user) return undefined;
    const groups = await call(({ users }) => users.listGroups({ id: accountId }));
    const roles = await call(({ users }) => users.listRealmRoleMappings({ id: accountId }));
    const { username = '', email, firstName, lastName, enabled } = user;
    const { emailVerified, attributes, requiredActions } = user;
    return {
      user: {
        username,
        email,
        firstName,
        lastName,
        enabled,
        emailVerified,
        attributes,
        requiredActions,
        groups: groups.flatMap(({ path }) => path ?? []),
      },
      roles: roles.flatMap(({ name }) => name ?? []),
    };
  }

  /** @returns undefined for a user of a directory (LDAP), whom we can't make again. */
  async function renewalOf(
    user: KeycloakUser,
    { user: changes, links, asks }: Changes,
  ): Promise<Renewal | undefined> {
    const { id: accountId = '', federationLink } = user;
    if (federationLink !== undefined || accountId.startsWith('f:')) return undefined;
    const was = await profileOf(accountId);
    if (!was) throw new AccountMissingError('There is no such account.');
    const kept: z.output<typeof keptProfile> = {
      was,
      changes: { ...changes, federatedIdentities: links },
      asks,
    };
    return { accountId, kept };
  }

  async function renew(
    { accountId, kept }: Renewal,
    isAnothers: (accountId: string) => Promise<boolean>,
  ): Promise<string> {
    const { was, changes, asks } = keptProfile.parse(kept);
    // What an operator has changed since it was read stays; of a user who is gone by now there is what was read.
    const { user, roles } = (await profileOf(accountId)) ?? was;
    if (user.email !== was.user.email) throw new AccountMovedError('The account has another address by now.');
    await remove(accountId);
    // An earlier attempt got as far as this, or somebody has taken the name since, who is nobody's person.
    for (const id of await holdersOf(user)) {
      if (await isAnothers(id))
        throw new AccountTakenError('The username or the email address belongs to another account.');
      await remove(id);
    }
    const asked = [...new Set([...((user['requiredActions'] as string[] | undefined) ?? []), ...asks])];
    const { id } = await call(({ users }) => users.create({ ...user, requiredActions: asked, ...changes }));
    await giveRoles(id, roles);
    // Keycloak's own mail, with a link to its page. A reset holds without it too: an operator of the realm then sets a password.
    if (asks.length > 0)
      await call(({ users }) => users.executeActionsEmail({ id, actions: asks })).catch(() => undefined);
    return id;
  }

  async function giveRoles(id: string, names: readonly string[]): Promise<void> {
    const offered = await call(({ users }) => users.listAvailableRealmRoleMappings({ id }));
    const given = offered.flatMap(({ id: role, name = '' }) =>
      role !== undefined && names.includes(name) ? [{ id: role, name }] : [],
    );
    if (given.length > 0) await call(({ users }) => users.addRealmRoleMappings({ id, roles: given }));
  }

  async function holdersOf({ username, email }: Profile['user']): Promise<string[]> {
    const named = await call(({ users }) => users.find({ username, exact: true }));
    const addressed = email ? await call(({ users }) => users.find({ email, exact: true })) : [];
    return [...new Set([...named, ...addressed].flatMap(({ id }) => id ?? []))];
  }

  const remove = (id: string) =>
    call(({ users }) => users.del({ id })).catch((error: unknown) => {
      if (!(error instanceof AccountMissingError)) throw error;
    });

  return { renewalOf, renew };
}
