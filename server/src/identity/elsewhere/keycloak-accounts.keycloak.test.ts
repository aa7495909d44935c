import { describe, expect, inject, test } from 'vitest';
import { accountsContract } from '../accounts/accounts.contract.ts';
import { createKeycloakAccounts } from './keycloak-accounts.ts';
import { keycloakVerifier } from '../keys/verifier.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    keycloak: { url: string; adminSecret: string; operatorPassword: string };
    baseUrl: string;
  }
}

const { url, adminSecret } = inject('keycloak');
const realm = { url, realm: 'writdesk' };
const options = { ...realm, clientId: 'writdesk-server', clientSecret: adminSecret };
const place = {
  issuer: `${url}/realms/writdesk`,
  clientId: 'writdesk-web',
  redirectUri: `${inject('baseUrl')}/`,
};

describe('accounts in a Keycloak realm', () => {
  accountsContract(async () => ({
    accounts: createKeycloakAccounts(options),
    place,
    close: () => Promise.resolve(),
  }));

  test('a wrong secret is reported with the name of the variable', async () => {
    const accounts = createKeycloakAccounts({ ...options, clientSecret: 'not-the-secret' });
    await expect(accounts.findByUsername('wen@example.com')).rejects.toThrow(/OIDC_ADMIN_CLIENT_SECRET/);
  });

  test('a role that the realm lacks is reported, and leaves no half-made account', async () => {
    const accounts = createKeycloakAccounts(options);
    const email = 'half-made@example.com';
    const details = { username: email, email, firstName: 'Half', lastName: 'Made', roles: ['no_such_role'] };
    await expect(accounts.createAccount(details)).rejects.toThrow(/no role no_such_role/);
    expect(await accounts.findByUsername(email)).toBeUndefined();
  });

  test('keys of a realm that isn’t there are no reason to sign anyone out', async () => {
    const verifier = keycloakVerifier({ url, realm: 'not-there', clientId: 'writdesk-web' });
    const token = `${btoa('{"alg":"RS256","kid":"x"}')}.${btoa('{}')}.AAAA`;
    await expect(verifier.verifyAccessToken(token)).rejects.toMatchObject({ name: 'KeysUnavailableError' });
  });
});
