import KeycloakAdminClient, { NetworkError } from '@keycloak/keycloak-admin-client';
import { AccountMissingError, AccountTakenError } from '../../platform/accounts.ts';

export interface KeycloakClientOptions {
  /** Keycloak's address before `/realms/…`. */
  url: string;
  realm: string;
  /** A confidential client with a service account that may manage the realm's users. */
  clientId: string;
  clientSecret: string;
}

/** Calls Keycloak's admin interface with a token that is good; its refusals come as the errors of the port. */
export type KeycloakClient = <T>(work: (client: KeycloakAdminClient) => Promise<T>) => Promise<T>;

const LIMIT_MS = 10_000;

/** A service account gets no refresh token: when its access token nears its end, it signs in again. */
export function keycloakClient({
  url,
  realm,
  clientId,
  clientSecret,
}: KeycloakClientOptions): KeycloakClient {
  const client = new KeycloakAdminClient({
    baseUrl: url,
    realmName: realm,
    timeout: LIMIT_MS,
    requestOptions: { redirect: 'error' },
  });
  let signingIn: Promise<void> | undefined;

  function signIn(): Promise<void> {
    signingIn ??= client
      .auth({ grantType: 'client_credentials', clientId, clientSecret })
      .finally(() => (signingIn = undefined));
    return signingIn;
  }

  return async (work) => {
    try {
      if (!client.accessToken || client.isTokenExpired()) await signIn();
      return await work(client).catch(async (error: unknown) => {
        if (statusOf(error) !== 401) throw error;
        // A Keycloak that was set up again knows tokens of the old one no longer.
        await signIn();
        return work(client);
      });
    } catch (error) {
      throw asAccountError(error);
    }
  };

  function asAccountError(error: unknown): Error {
    const status = statusOf(error);
    if (status === 404) return new AccountMissingError('There is no such account.', { cause: error });
    if (status === 409)
      return new AccountTakenError('The username or the email address belongs to another account.', {
        cause: error,
      });
    if (status === 401 || status === 403)
      return new Error(
        `Keycloak refuses the client ${clientId}: it needs the secret of OIDC_ADMIN_CLIENT_SECRET and, as a service account, the role manage-users of realm-management.`,
        { cause: error },
      );
    const reason = error instanceof Error ? error.message : String(error);
    return new Error(`Keycloak at ${url} did not do it: ${reason}`, { cause: error });
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof NetworkError ? error.response.status : undefined;
}
