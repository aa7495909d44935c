/** How long things live, in seconds. */
export interface IdentityLifetimes {
  accessSeconds: number;
  refreshSeconds: number;
  /** A refresh token already used may be used again this long: the reply was lost, or two tabs refreshed at once. */
  refreshGraceSeconds: number;
  codeSeconds: number;
  /** From the sign-in page shown to the form sent. */
  interactionSeconds: number;
  /** From the sign-in, however busy the session is. */
  sessionSeconds: number;
  /** A session whose owner ticked "Keep me signed in". */
  rememberedSessionSeconds: number;
  /** A session, unless its owner ticked that, ends when its tokens were not renewed for so long. */
  idleSeconds: number;
}

/** When failed sign-ins lock: at the limit for `firstLockSeconds`, doubled with every further failure up to `longestLockSeconds`. */
export interface LockoutLimits {
  failuresPerAccount: number;
  /** Higher: a whole office may share one address. */
  failuresPerAddress: number;
  firstLockSeconds: number;
  longestLockSeconds: number;
  /** Failures older than this are forgotten. */
  forgetSeconds: number;
}

export interface IdentitySettings {
  /** Where people reach the product, e.g. `https://desk.example.com`; the issuer is made from it and never from a request. */
  publicUrl: string;
  realm: string;
  clientId: string;
  /** Named in the access token's `aud`. */
  audience: string;
  /** Further origins on which the app is served, e.g. `http://127.0.0.1:3000`; that of `publicUrl` is always one. */
  origins: readonly string[];
  /** How many proxies stand in front and append to X-Forwarded-For; 0 believes none. */
  trustProxy: number;
  registrationAllowed: boolean;
  lifetimes: IdentityLifetimes;
  lockout: LockoutLimits;
}

const defaultLifetimes: IdentityLifetimes = {
  accessSeconds: 300,
  refreshSeconds: 1_800,
  refreshGraceSeconds: 10,
  codeSeconds: 60,
  interactionSeconds: 1_800,
  sessionSeconds: 43_200,
  rememberedSessionSeconds: 30 * 86_400,
  // A page in use renews its tokens every five minutes, and signs out after an idle hour: it must find its session then.
  idleSeconds: 4_500,
};

export const defaultLockout: LockoutLimits = {
  failuresPerAccount: 5,
  failuresPerAddress: 50,
  firstLockSeconds: 60,
  longestLockSeconds: 3_600,
  forgetSeconds: 43_200,
};

/** What an operator may leave out. */
export type IdentityOptions = Pick<IdentitySettings, 'publicUrl'> &
  Partial<Omit<IdentitySettings, 'publicUrl' | 'lifetimes' | 'lockout'>> & {
    lifetimes?: Partial<IdentityLifetimes>;
    lockout?: Partial<LockoutLimits>;
  };

/** Fills what was left out, and makes every origin exact. @throws TypeError when a URL can't be read. */
export function identitySettings(options: IdentityOptions): IdentitySettings {
  const publicOrigin = new URL(options.publicUrl).origin;
  const origins = (options.origins ?? []).map((origin) => new URL(origin).origin);
  return {
    realm: 'writdesk',
    clientId: 'writdesk-web',
    audience: 'writdesk-api',
    trustProxy: 0,
    registrationAllowed: true,
    ...options,
    publicUrl: publicOrigin,
    origins: [...new Set([publicOrigin, ...origins])],
    lifetimes: { ...defaultLifetimes, ...options.lifetimes },
    lockout: { ...defaultLockout, ...options.lockout },
  };
}

/** The path under which everything of the provider lives, e.g. `/realms/writdesk`. */
export const realmPath = (settings: IdentitySettings): string => `/realms/${settings.realm}`;
/** Where mailed links lead; Keycloak's path of its own. */
export const mailLinkPath = (settings: Pick<IdentitySettings, 'realm'>): string =>
  `/realms/${settings.realm}/login-actions/action-token`;
/**
 * A cookie's name: where people come by https no plain page may set it. `__Host-` is for cookies of all paths, and these are kept to
 * the provider's.
 */
export const cookieName = ({ publicUrl }: Pick<IdentitySettings, 'publicUrl'>, name: string): string =>
  (publicUrl.startsWith('https:') ? '__Secure-' : '') + name;
export const issuerOf = (settings: IdentitySettings): string => settings.publicUrl + realmPath(settings);
/** Keycloak's path of the protocol's endpoints, which keycloak-js has built in. */
export const PROTOCOL_PATH = '/protocol/openid-connect';
