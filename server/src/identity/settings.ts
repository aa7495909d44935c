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

/** From how many failures on the next attempt waits: `firstLockSeconds`, doubled with every further one up to the longest. */
export interface GuessLimit {
  most: number;
  firstLockSeconds: number;
  longestLockSeconds: number;
}

/** What wrong guesses bring; `docs/decisions/2026-11-22-device-cookies-and-work.md` has the reasons. */
export interface LockoutLimits {
  /** Of an account in a browser that signed in to it before. Beyond it the browser counts as unknown. */
  device: GuessLimit;
  /** Of a signed-in session that asks for the password again. */
  session: GuessLimit;
  /** Of an account from one network, in unknown browsers. */
  place: GuessLimit;
  /** Of an account from all unknown browsers together: no wall, but a pace. */
  account: GuessLimit;
  /** Of one network at all accounts: no wall, for an office may share it. */
  address: GuessLimit;
  /** Of an account's second factor in unknown browsers: who guesses it knows the password. */
  factor: GuessLimit;
  /** What a limit allows fades evenly in this time. */
  forgetSeconds: number;
  work: {
    /** Failures of an account, and of a network, that ask for no work. */
    freeOfAccount: number;
    freeOfAddress: number;
    /** Leading zero bits of the first proofs, and of the hardest. */
    firstBits: number;
    mostBits: number;
    /** So many further failures make the next proof twice as hard. */
    failuresPerBit: number;
  };
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

const MINUTE = 60;
const HOUR = 3_600;
export const defaultLockout: LockoutLimits = {
  device: { most: 10, firstLockSeconds: MINUTE, longestLockSeconds: HOUR },
  session: { most: 5, firstLockSeconds: MINUTE, longestLockSeconds: HOUR },
  place: { most: 5, firstLockSeconds: MINUTE, longestLockSeconds: HOUR },
  account: { most: 100, firstLockSeconds: 1, longestLockSeconds: 20 },
  address: { most: 500, firstLockSeconds: 1, longestLockSeconds: 5 },
  factor: { most: 5, firstLockSeconds: MINUTE, longestLockSeconds: HOUR },
  forgetSeconds: 12 * HOUR,
  work: { freeOfAccount: 10, freeOfAddress: 50, firstBits: 15, mostBits: 20, failuresPerBit: 10 },
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
export const isByHttps = ({ publicUrl }: Pick<IdentitySettings, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https:');
export const issuerOf = (settings: IdentitySettings): string => settings.publicUrl + realmPath(settings);
/** Keycloak's path of the protocol's endpoints, which keycloak-js has built in. */
export const PROTOCOL_PATH = '/protocol/openid-connect';
