import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from '../platform/accounts.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { systemScope } from '../platform/db/scope.ts';
import { providerHeaders } from '../platform/http/security-headers.ts';
import type { JobQueue } from '../platform/jobs/index.ts';
import type { Vault } from '../platform/vault.ts';
import { serveAccountEndpoint } from './accounts/account-endpoints.ts';
import { findEnabledAccount } from './accounts/account-queries.ts';
import { useHostCookies } from './provider/host-cookies.ts';
import { FormRefused, readForm, send } from './provider/http.ts';
import { openKeyRing } from './keys/key-ring.ts';
import { loadKeys, type ProviderKeys } from './keys/keys.ts';
import { deviceCookies } from './lockout/device-cookie.ts';
import { createLockout } from './lockout/lockout.ts';
import { loginActionPath, loginActions } from './sign-in/login-actions.ts';
import type { RenderPage } from './sign-in/login-page.ts';
import { mailPerson } from './mail/mail-person.job.ts';
import { mailLinks } from './mail/mail-links.ts';
import { deleteExpiredMailTokens } from './mail/mail-token-queries.ts';
import { loginPages } from './sign-in/login-pages.ts';
import type { OwnPasswords } from './passwords/own-passwords.ts';
import { deleteExpiredChallenges } from './mfa/passkey-queries.ts';
import { createPasskeys } from './mfa/passkeys.ts';
import type { Passwords } from './passwords/passwords.ts';
import { createProofOfWork } from './lockout/proof-of-work.ts';
import { createProvider } from './provider/provider.ts';
import { recordAdapter } from './provider/record-adapter.ts';
import { deleteExpiredRecords } from './provider/record-queries.ts';
import { refuseUnreadable } from './provider/refuse-unreadable.ts';
import { refreshTokenWrapper } from './sessions/refresh-tokens.ts';
import type { RegisterParts } from './accounts/register.ts';
import { deleteExpiredRegistrations } from './accounts/registration-queries.ts';
import {
  type IdentityOptions,
  identitySettings,
  type IdentitySettings,
  issuerOf,
  mailLinkPath,
  PROTOCOL_PATH,
  realmPath,
} from './settings.ts';
import { createSecondFactors } from './mfa/second-factors.ts';
import { deleteEndedSessions, endIdleSessions } from './sessions/session-queries.ts';
import { signInChain } from './sign-in/sign-in-chain.ts';
import { serveSessionStatus, serveStatusFrame } from './sessions/status-frames.ts';
import { signInSteps } from './sign-in/steps/sign-in-steps.ts';
import { localVerifier, type TokenVerifier } from './keys/verifier.ts';

export interface IdentityParts {
  db: Database;
  jobs: Pick<JobQueue, 'enqueueIn'>;
  vault: Vault;
  accounts: Accounts;
  passwords: Passwords;
  ownPasswords: OwnPasswords;
  options: IdentityOptions;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  renderPage: RenderPage;
  /** Whether an invite with this code waits for whoever has the address. */
  isInvited: RegisterParts['isInvited'];
  /** Counts an email that a caller without a sign-in asks for. @returns until when no more is sent for them. */
  takeCallersMail(address: string): Promise<Date | null>;
  reserveCallersMail: RegisterParts['reserveCallersMail'];
  /** Turns lockouts only. Tokens and sessions follow the machine's time, as oidc-provider does. */
  clock?: Clock;
}

/** The embedded identity provider. */
export interface Identity {
  /** True for the requests that are the provider's: give those to `handler`, all others to the app. */
  handles(request: IncomingMessage): boolean;
  handler(request: IncomingMessage, response: ServerResponse): void;
  verifier: TokenVerifier;
  settings: IdentitySettings;
  /** Deletes what has expired; runs by itself every ten minutes. */
  cleanUp(): Promise<void>;
  /** Learns keys that another process made; happens by itself every 15 seconds, and when a token names one. */
  lookForKeys(): Promise<void>;
  close(): void;
}

const CLEAN_UP_EVERY_MS = 600_000;
/** Spent and expired links are kept this long, for whoever looks into what was sent. */
const KEEP_LINKS_MS = 7 * 86_400_000;

/** Starts the provider: loads or makes its keys, then answers. Any number of processes may do so on one database. */
export async function createIdentity(parts: IdentityParts): Promise<Identity> {
  const { db, jobs, vault, accounts, passwords, log, renderPage, clock = systemClock } = parts;
  const { pool } = db;
  const asSystem = db.as(systemScope);
  const settings = identitySettings(parts.options);
  const path = realmPath(settings);
  const { refreshTokenKey, lockoutKey } = await loadKeys(pool, vault);
  const refreshTokens = refreshTokenWrapper(issuerOf(settings), refreshTokenKey);
  const { refreshGraceSeconds } = settings.lifetimes;
  const adapter = recordAdapter({ pool, db: asSystem, vault, refreshTokens, refreshGraceSeconds });
  const findAccount = (id: string) => findEnabledAccount(pool, id);
  const lockout = createLockout(pool, lockoutKey, clock, settings.lockout);
  const work = createProofOfWork(pool, lockoutKey, clock);
  const devices = deviceCookies(pool, lockoutKey, clock, settings);
  const { clientId, audience } = settings;
  const pages = loginPages({ settings, renderPage, clock });
  const { ownPasswords } = parts;
  const passkeys = createPasskeys({ challenges: asSystem, publicUrl: settings.publicUrl, clock });
  const steps = signInSteps({
    db: asSystem,
    secondFactors: createSecondFactors({ jobs, vault, clock }),
    passkeys,
    lockout,
    ownPasswords,
    clock,
    reserveCallersMail: parts.reserveCallersMail,
    sendVerification: ({ account: { id }, isRegistering, language }) =>
      jobs.enqueueIn(
        asSystem,
        mailPerson,
        isRegistering
          ? { letter: 'registration', registrationId: id }
          : { letter: 'verify-email', accountId: id, language },
      ),
  });
  const takeMailLink = mailLinks({
    db,
    settings,
    passwords,
    ownPasswords,
    lockout,
    devices,
    pages,
    clock,
    log,
  });
  const headersOfAll = providerHeaders(settings.publicUrl);

  /** All that depends on the keys, and is made again when they change. */
  function answersWith(keys: ProviderKeys) {
    const provider = createProvider({
      settings,
      keys,
      adapter,
      refreshTokens,
      findAccount,
      log,
      renderPage,
      db: asSystem,
    });
    const chain = signInChain({ provider, settings, pool, db: asSystem, devices, clock, steps, pages, log });
    const takeLoginAction = loginActions({
      provider,
      settings,
      pool,
      accounts,
      passwords,
      passkeys,
      db: asSystem,
      lockout,
      work,
      devices,
      clock,
      takeCallersMail: parts.takeCallersMail,
      reserveCallersMail: parts.reserveCallersMail,
      isInvited: parts.isInvited,
      sendRegistrationMail: (tx, registrationId) =>
        jobs.enqueueIn(tx, mailPerson, { letter: 'registration', registrationId }),
      chain,
      pages,
      log,
      sendResetLink: (name, language) =>
        jobs.enqueueIn(asSystem, mailPerson, { letter: 'reset-password', name, language }),
    });
    const checkedBy = localVerifier(keys.publicKeys, { issuer: issuerOf(settings), clientId, audience });
    return { provider, takeLoginAction, checkedBy, answerByProvider: provider.callback() };
  }
  const ring = await openKeyRing({ load: () => loadKeys(pool, vault), build: answersWith, log });
  const verifier: TokenVerifier = {
    async verifyAccessToken(token) {
      await ring.know(token);
      return ring.live.checkedBy.verifyAccessToken(token);
    },
  };

  /**
   * A sign-out by POST, which keeps the ID token out of every address. oidc-provider takes one by GET alone, unless cookies are
   * sent along from other sites: what the form says is handed to it as a query that nobody else sees.
   */
  async function takeSignOutForm(request: IncomingMessage, url: URL): Promise<void> {
    if (request.method !== 'POST' || url.pathname !== `${path}${PROTOCOL_PATH}/logout`) return;
    url.search = (await readForm(request)).toString();
    request.method = 'GET';
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await refuseUnreadable(request, response)) return;
    const url = URL.parse(request.url ?? '', settings.publicUrl);
    if (!url?.pathname.startsWith(`${path}/`)) return send(response, 404);
    settleHost(request, settings);
    useHostCookies(request, response, settings);
    await takeSignOutForm(request, url);
    // What proves a sign-out may have been signed by a process that has new keys already.
    const hint = url.searchParams.get('id_token_hint');
    if (hint) await ring.know(hint);
    const { provider, takeLoginAction, answerByProvider } = ring.live;
    const below = url.pathname.slice(path.length);
    if (serveStatusFrame(request, response, below, settings)) return;
    if (await serveSessionStatus(request, response, below, url.searchParams, asSystem)) return;
    if (
      await serveAccountEndpoint(
        { provider, pool, settings, verifier },
        request,
        response,
        below,
        url.searchParams,
      )
    )
      return;
    if (url.pathname.startsWith(loginActionPath(settings))) return takeLoginAction(request, response, url);
    if (url.pathname === mailLinkPath(settings)) return takeMailLink(request, response, url);
    mount(request, below, url);
    await answerByProvider(request, response);
  }

  function mount(request: IncomingMessage, below: string, url: URL): void {
    let inner = below;
    // Keycloak's own address for "the sign-in page, but to register".
    if (below === `${PROTOCOL_PATH}/registrations`) {
      inner = `${PROTOCOL_PATH}/auth`;
      url.searchParams.set('prompt', 'create');
    }
    request.url = inner + url.search;
    Object.assign(request, { originalUrl: path + request.url });
  }

  async function cleanUp(): Promise<void> {
    await deleteExpiredRecords(pool);
    await endIdleSessions(asSystem);
    await deleteEndedSessions(asSystem);
    await deleteExpiredChallenges(asSystem, clock.now());
    await lockout.forgetOld();
    await deleteExpiredRegistrations(asSystem, clock.now());
    await deleteExpiredMailTokens(asSystem, new Date(clock.now().getTime() - KEEP_LINKS_MS));
  }
  const timer = setInterval(() => {
    cleanUp().catch((error: unknown) => log.error({ err: error }, 'expired sessions were not deleted'));
  }, CLEAN_UP_EVERY_MS).unref();

  return {
    handles: ({ url = '' }) => url.startsWith(`${path}/`),
    handler(request, response) {
      for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
      answer(request, response).catch((error: unknown) => {
        if (error instanceof FormRefused) return send(response, error.status, '', { connection: 'close' });
        log.error({ err: error }, 'identity request failed');
        if (response.headersSent) response.destroy();
        else send(response, 500);
      });
    },
    verifier,
    settings,
    cleanUp,
    lookForKeys: () => ring.look(),
    close() {
      clearInterval(timer);
      ring.close();
    },
  };
}

/**
 * Lets a request appear as sent to one of our own origins, whatever the proxy in front made of it: addresses that the provider
 * builds, and the Secure flag of its cookies, then follow the configuration and never a header.
 */
function settleHost(request: IncomingMessage, { origins, publicUrl }: IdentitySettings): void {
  const named = [request.headers['x-forwarded-host'], request.headers.host];
  const origin = new URL(origins.find((each) => named.includes(new URL(each).host)) ?? publicUrl);
  request.headers.host = origin.host;
  delete request.headers['x-forwarded-host'];
  request.headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
}
