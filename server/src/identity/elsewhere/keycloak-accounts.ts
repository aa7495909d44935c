import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';
import { roles as allRoles } from '@writdesk/contract/permissions/roles';
import {
  type Account,
  AccountMissingError,
  AccountMovedError,
  type Accounts,
  type AccountSession,
} from '../../platform/accounts.ts';
import { isReopened, loginName } from '../accounts/accounts.ts';
import { keycloakClient, type KeycloakClientOptions } from './keycloak-client.ts';
import { type KeycloakLinks, keycloakRenewals } from './keycloak-renewals.ts';

type KeycloakUser = NonNullable<Awaited<ReturnType<KeycloakAdminClient['users']['findOne']>>>;

const ours = new Set<string>(allRoles);
const NEW_PASSWORD = 'UPDATE_PASSWORD';
const NEW_APP = 'CONFIGURE_TOTP';
/** Keycloak's names of what is asked next to or in place of a password. */
const FACTORS = new Set(['otp', 'webauthn', 'webauthn-passwordless', 'recovery-authn-codes']);

/**
 * Accounts in a Keycloak realm, through its admin interface as a service account. Of the realm's roles only those of the
 * product are read and changed; whatever else an operator grants there stays.
 */
export function createKeycloakAccounts(options: KeycloakClientOptions): Accounts {
  const call = keycloakClient(options);
  const { renewalOf, renew } = keycloakRenewals(call);

  async function userOf(accountId: string): Promise<KeycloakUser> {
    const user = await call(({ users }) => users.findOne({ id: accountId }));
    if (!user) throw new AccountMissingError('There is no such account.');
    return user;
  }

  async function rolesOf(accountId: string): Promise<string[]> {
    const held = await call(({ users }) => users.listRealmRoleMappings({ id: accountId }));
    return held.flatMap(({ name = '' }) => (ours.has(name) ? [name] : []));
  }

  async function accountOf(user: KeycloakUser): Promise<Account> {
    const { id = '', username = '', email = '', firstName = '', lastName = '' } = user;
    const { emailVerified = false, enabled = false } = user;
    return { id, username, email, emailVerified, firstName, lastName, roles: await rolesOf(id), enabled };
  }

  /** Keycloak keeps what is left out: what an operator changes at the same moment stays, such as the address or that nobody signs in. */
  async function change(accountId: string, changes: (user: KeycloakUser) => KeycloakUser) {
    const changed = changes(await userOf(accountId));
    await call(({ users }) => users.update({ id: accountId }, changed));
  }

  /**
   * Says that an address is proven, and what goes with it. Keycloak knows no lock: somebody may have given the account another address
   * since it was last compared. The address that is compared here is in the same write as its proof, so that no other is held for proven.
   * @throws AccountMovedError
   */
  const prove = (
    accountId: string,
    address: string | undefined,
    changes: (user: KeycloakUser) => KeycloakUser,
  ) =>
    change(accountId, (user) => {
      refuseOther(user, address);
      return {
        ...(user.email !== undefined && { email: user.email }),
        emailVerified: true,
        ...changes(user),
      };
    });

  async function setRoles(accountId: string, wanted: readonly string[]): Promise<void> {
    const held = await call(({ users }) => users.listRealmRoleMappings({ id: accountId }));
    const missing = wanted.filter((role) => !held.some(({ name }) => name === role));
    const surplus = held.flatMap(({ id = '', name = '' }) =>
      ours.has(name) && !wanted.includes(name) ? [{ id, name }] : [],
    );
    // Less first: between the two calls nobody may do more than before or after.
    if (surplus.length > 0)
      await call(({ users }) => users.delRealmRoleMappings({ id: accountId, roles: surplus }));
    if (missing.length === 0) return;
    const offered = await call(({ users }) => users.listAvailableRealmRoleMappings({ id: accountId }));
    const added = missing.map((role) => {
      const { id = '', name = '' } = offered.find((each) => each.name === role) ?? {};
      if (!name) throw new Error(`The Keycloak realm ${options.realm} has no role ${role} to give.`);
      return { id, name };
    });
    await call(({ users }) => users.addRealmRoleMappings({ id: accountId, roles: added }));
  }

  /** Keycloak ends what was granted to be used offline by its second: of what was granted in the very same one, each is named. */
  async function endAll(accountId: string): Promise<void> {
    await call(({ users }) => users.logout({ id: accountId }));
    await dropGrants(accountId);
  }

  /** Ends what was granted to be used offline. */
  async function dropGrants(accountId: string): Promise<void> {
    const granted = await call(({ users }) => users.listConsents({ id: accountId }));
    for (const { clientId = '' } of granted as { clientId?: string }[])
      await unlessMissing(call(({ users }) => users.revokeConsent({ id: accountId, clientId })));
  }
  const end = (session: string) =>
    call(({ realms }) => realms.deleteSession({ realm: options.realm, session, isOffline: false }));

  async function endOthers(accountId: string, except: string): Promise<void> {
    for (const { id } of await sessionsOf(accountId)) if (id !== except) await unlessMissing(end(id));
  }

  /** Keycloak's own mail, with a link to its page. A reset holds without it too: an operator of the realm then sets a password. */
  const mailNewPassword = (accountId: string) =>
    call(({ users }) => users.executeActionsEmail({ id: accountId, actions: [NEW_PASSWORD] })).catch(
      () => undefined,
    );

  /** A person who has nothing else signs in by the one provider that vouches for them. */
  async function linksThatStay(accountId: string): Promise<KeycloakLinks> {
    const held = await call(({ users }) => users.getCredentials({ id: accountId }));
    const linked = await call(({ users }) => users.listFederatedIdentities({ id: accountId }));
    return held.length > 0 || linked.length > 1 ? [] : linked;
  }

  /**
   * Removes all that opens the account: password, factors, accounts of other providers that were linked next to a password, and
   * what was granted to be used offline. @returns what kinds of credentials there were.
   */
  async function dropCredentials(accountId: string): Promise<string[]> {
    const held = await call(({ users }) => users.getCredentials({ id: accountId }));
    for (const { id: credentialId = '' } of held)
      await unlessMissing(call(({ users }) => users.deleteCredential({ id: accountId, credentialId })));
    const linked = await call(({ users }) => users.listFederatedIdentities({ id: accountId }));
    if (held.length > 0 || linked.length > 1)
      for (const { identityProvider: federatedIdentityId = '' } of linked)
        await unlessMissing(
          call(({ users }) => users.delFromFederatedIdentity({ id: accountId, federatedIdentityId })),
        );
    await dropGrants(accountId);
    return held.map(({ type = '' }) => type);
  }

  async function dropPassword(accountId: string): Promise<void> {
    const held = await call(({ users }) => users.getCredentials({ id: accountId }));
    for (const { id: credentialId = '', type = '' } of held)
      if (type === 'password')
        await unlessMissing(call(({ users }) => users.deleteCredential({ id: accountId, credentialId })));
  }

  async function sessionsOf(accountId: string): Promise<AccountSession[]> {
    const open = await unlessMissing(call(({ users }) => users.listSessions({ id: accountId })));
    return (open ?? [])
      .map(({ id = '', start = 0, lastAccess = start, ipAddress = '' }) => ({
        id,
        startedAt: new Date(start),
        lastSeenAt: new Date(lastAccess),
        address: ipAddress,
        // Keycloak doesn't say which browser it was.
        userAgent: null,
      }))
      .toSorted(
        (one, other) => other.startedAt.getTime() - one.startedAt.getTime() || (one.id < other.id ? -1 : 1),
      );
  }

  return {
    kind: 'keycloak',
    async createAccount({ username, email, firstName, lastName, password, ...details }) {
      const { roles, emailVerified = false, isPasswordTemporary = false } = details;
      const { id } = await call(({ users }) =>
        users.create({
          username: loginName(username),
          email: loginName(email),
          firstName,
          lastName,
          emailVerified,
          enabled: true,
          ...(password !== undefined && {
            credentials: [{ type: 'password', value: password, temporary: isPasswordTemporary }],
          }),
        }),
      );
      try {
        await setRoles(id, roles);
      } catch (error) {
        // All or nothing: a call that is repeated would find the half for taken.
        await call(({ users }) => users.del({ id })).catch(() => undefined);
        throw error;
      }
      return accountOf(await userOf(id));
    },
    async findByUsername(name) {
      const typed = loginName(name);
      if (!typed) return undefined;
      const [byName] = await call(({ users }) => users.find({ username: typed, exact: true }));
      const [found] = byName
        ? [byName]
        : await call(({ users }) => users.find({ email: typed, exact: true }));
      return found && accountOf(found);
    },
    async findById(accountId) {
      const user = await call(({ users }) => users.findOne({ id: accountId }));
      return user ? accountOf(user) : undefined;
    },
    setRoles,
    async updateProfile(accountId, { firstName, lastName, email }) {
      const address = email === undefined ? undefined : loginName(email);
      await change(accountId, (user) => ({
        firstName,
        lastName,
        ...(address !== undefined && {
          email: address,
          // A new address is not yet verified. People who sign in with it sign in with the new one.
          emailVerified: user.emailVerified === true && user.email === address,
          ...(user.username === user.email && { username: address }),
        }),
      }));
    },
    async handOver(accountId, { except, address } = {}) {
      refuseOther(await userOf(accountId), address);
      const links = await linksThatStay(accountId);
      const endOld = () => (except === undefined ? endAll(accountId) : endOthers(accountId, except));
      const held = await dropCredentials(accountId);
      await endOld();
      // A session that was about to end may have set something up meanwhile.
      if ((await dropCredentials(accountId)).length > 0) await endOld();
      const hadPassword = held.includes('password');
      await prove(accountId, address, ({ requiredActions = [] }) => ({
        // Where a session is kept, Keycloak asks its browser for the new password at the next page of its own.
        ...(hadPassword && { requiredActions: [...new Set([...requiredActions, NEW_PASSWORD])] }),
      }));
      const asks = links.length > 0 ? [] : [NEW_PASSWORD];
      const renewal = await renewalOf(await userOf(accountId), { links, asks });
      if (!renewal && hadPassword && except === undefined) await mailNewPassword(accountId);
      return renewal;
    },
    async reopen(accountId, address) {
      const account = await accountOf(await userOf(accountId));
      if (account.email !== loginName(address) || isReopened(account)) return undefined;
      const links = await linksThatStay(accountId);
      await dropCredentials(accountId);
      await endAll(accountId);
      await setRoles(accountId, []);
      const user = await userOf(accountId);
      refuseOther(user, address);
      const renewal = await renewalOf(user, {
        user: { enabled: true, emailVerified: true },
        links,
        asks: [NEW_PASSWORD],
      });
      // Closed until it is created again: repeated before that, all of this happens once more.
      if (renewal) return renewal;
      await prove(accountId, address, ({ requiredActions = [] }) => ({
        enabled: true,
        requiredActions: [...new Set([...requiredActions, NEW_PASSWORD])],
      }));
      await mailNewPassword(accountId);
      return undefined;
    },
    async forceReset(accountId) {
      const links = await linksThatStay(accountId);
      const held = await call(({ users }) => users.getCredentials({ id: accountId }));
      // Keycloak's required action alone would let whoever knows the password choose the next one.
      await dropPassword(accountId);
      await change(accountId, ({ requiredActions = [] }) => ({
        requiredActions: [...new Set([...requiredActions, NEW_PASSWORD])],
      }));
      await endAll(accountId);
      // A session that was about to end may have set one meanwhile.
      await dropPassword(accountId);
      // Keycloak doesn't give away a factor, so that it can't be taken along. Its owner sets up another one.
      const hasFactor = held.some(({ type = '' }) => FACTORS.has(type));
      const asks = [NEW_PASSWORD, ...(hasFactor ? [NEW_APP] : [])];
      const renewal = await renewalOf(await userOf(accountId), { links, asks });
      if (!renewal) await mailNewPassword(accountId);
      return renewal;
    },
    renew,
    async removeFactors(accountId) {
      const held = await call(({ users }) => users.getCredentials({ id: accountId }));
      for (const { id: credentialId = '', type = '' } of held)
        if (FACTORS.has(type))
          await unlessMissing(call(({ users }) => users.deleteCredential({ id: accountId, credentialId })));
      await endAll(accountId);
    },
    async setPassword(accountId, password) {
      const links = await linksThatStay(accountId);
      const user = await userOf(accountId);
      const asked = (user.requiredActions ?? []).filter((action) => action !== NEW_PASSWORD);
      const credentials = [{ type: 'password', value: password, temporary: false }];
      const changes = { credentials, requiredActions: asked };
      const renewal = await renewalOf(user, { user: changes, links, asks: [] });
      if (renewal) return renew(renewal, async () => false);
      await call(({ users }) =>
        users.resetPassword({
          id: accountId,
          credential: { type: 'password', value: password, temporary: false },
        }),
      );
      await change(accountId, ({ requiredActions = [] }) => ({
        requiredActions: requiredActions.filter((action) => action !== NEW_PASSWORD),
      }));
      await endAll(accountId);
      return accountId;
    },
    async disable(accountId) {
      await change(accountId, () => ({ enabled: false }));
      await endAll(accountId);
    },
    enable: (accountId) => change(accountId, () => ({ enabled: true })),
    listSessions: sessionsOf,
    async endSession(accountId, sessionId) {
      const isHis = (await sessionsOf(accountId)).some(({ id }) => id === sessionId);
      if (isHis) await unlessMissing(end(sessionId));
      return isHis;
    },
    async endSessions(accountId, { except } = {}) {
      if (except === undefined) await unlessMissing(endAll(accountId));
      else await endOthers(accountId, except);
    },
  };
}

function refuseOther({ email }: KeycloakUser, address: string | undefined): void {
  if (address !== undefined && email !== loginName(address))
    throw new AccountMovedError('The account has another address by now.');
}

/** Whoever is gone has no session, and a session that is gone is ended. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AccountMissingError) return undefined;
    throw error;
  }
}
