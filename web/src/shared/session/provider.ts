import Keycloak, { type KeycloakInitOptions } from 'keycloak-js';

const statusIntervalS = 5;
const messageTimeoutMs = 10_000;

/** A Keycloak realm, the embedded provider that looks like one, or any provider that discovery finds. */
export function createProvider(): Keycloak {
  const { oidcUrl = '', realm = 'writdesk', clientId = 'writdesk-web', generic } = window.writdesk ?? {};
  // Its description and its token endpoint are handed on by our own server.
  if (generic) return new Keycloak({ oidcProvider: `${location.origin}/oidc`, clientId });
  return new Keycloak({ url: oidcUrl || location.origin, realm, clientId });
}

/** How every session starts. A generic provider has no status frame that keycloak-js could ask. */
export function initOptions(): KeycloakInitOptions {
  const isGeneric = window.writdesk?.generic === true;
  return {
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    checkLoginIframe: !isGeneric,
    checkLoginIframeInterval: statusIntervalS,
    messageReceiveTimeout: messageTimeoutMs,
    silentCheckSsoRedirectUri: `${location.origin}/silent-check-sso.html`,
    redirectUri: homeAddress(),
    // The ID token that proves a sign-out stands in no address. Cookies of a provider on another site may be kept from a form that
    // ours sends, and then nobody would be signed out.
    logoutMethod: isGeneric ? 'GET' : 'POST',
    // Keycloak gives the profile unasked.
    ...(isGeneric && { scope: 'openid profile email' }),
  };
}

/**
 * Where the browser comes back to from every sign-in and sign-out: the one address that the provider knows, to the letter. Where
 * the person was is kept in the tab, see `return-address.ts`.
 */
export const homeAddress = (): string => `${location.origin}/`;

/** Whether people can register themselves; not where only the provider's own administrators make accounts. */
export const mayRegister = (): boolean => window.writdesk?.generic !== true;

/** An address at which a provider that is up answers. */
export function aliveAddress({ authServerUrl = '', realm = '' }: Keycloak): string {
  return window.writdesk?.generic
    ? `${location.origin}/oidc/.well-known/openid-configuration`
    : `${authServerUrl}/realms/${realm}/protocol/openid-connect/login-status-iframe.html`;
}

/** Whether the ID token is for somebody else than us; keycloak-js compares its nonce alone. */
export function isForAnother({ clientId = '', idTokenParsed }: Keycloak): boolean {
  if (!idTokenParsed) return false;
  const { aud, azp = clientId } = idTokenParsed;
  return azp !== clientId || ![aud ?? []].flat().includes(clientId);
}

/** Whether less than so many seconds of the access token remain; keycloak-js can't say it without a refresh token. */
export function isStale(kc: Keycloak, seconds = 0): boolean {
  if (kc.refreshToken) return kc.isTokenExpired(seconds);
  const { exp = 0 } = kc.tokenParsed ?? {};
  return exp - Math.ceil(Date.now() / 1000) + (kc.timeSkew ?? 0) < seconds;
}

/**
 * New tokens: by the refresh token, or where the provider gives none, by another silent sign-in.
 * @returns what holds them.
 * @throws when the session is over or the provider doesn't answer.
 */
export async function renewed(kc: Keycloak, seconds: number): Promise<Keycloak> {
  if (kc.refreshToken) {
    await kc.updateToken(seconds);
    return kc;
  }
  const next = createProvider();
  if (!(await next.init(initOptions()))) throw new Error('The session at the provider is over.');
  return next;
}
