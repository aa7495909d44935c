import Provider, { type AdapterFactory, type Configuration, errors, interactionPolicy } from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Account } from '../../platform/accounts.ts';
import type { DB } from '../../platform/db/schema.ts';
import { profileClaimNames, profileClaims } from './claims.ts';
import { callerAddress, cookieOf, originIn } from './http.ts';
import { type ProviderKeys, SIGNING_ALGORITHM } from '../keys/keys.ts';
import { LANGUAGE_COOKIE, pickLanguage } from '../sign-in/language.ts';
import { loginActionPath } from '../sign-in/login-actions.ts';
import {
  INVITE_FIELD,
  loginContext,
  type LoginContextParts,
  profileFields,
} from '../sign-in/login-context.ts';
import { renderLoginPage, type RenderPage } from '../sign-in/login-page.ts';
import { type Language, messages } from '../sign-in/messages.ts';
import { signInReturns, signOutReturns } from './redirect-rule.ts';
import { keepToOwnOrigins } from './own-origins.ts';
import { hashOfId } from './record-queries.ts';
import { rotateInOneLine, wrapRefreshToken } from '../sessions/refresh-rotation.ts';
import type { RefreshTokens } from '../sessions/refresh-tokens.ts';
import { noteSession } from '../sessions/session-notes.ts';
import { setStatusCookie } from '../sessions/session-status.ts';
import { type IdentitySettings, issuerOf, PROTOCOL_PATH, realmPath } from '../settings.ts';
import { leadBackSignedOut, signOutPage, signOutWithProof } from '../sessions/sign-out.ts';

export interface ProviderParts {
  settings: IdentitySettings;
  keys: ProviderKeys;
  adapter: AdapterFactory;
  refreshTokens: RefreshTokens;
  findAccount: (id: string) => Promise<Account | undefined>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  renderPage: RenderPage;
  db: Kysely<DB>;
}

/** The one API that access tokens are for, as oidc-provider names it; tokens carry the configured audience instead. */
const RESOURCE = 'urn:writdesk:api';
const SCOPES = 'openid profile email';

/** The OpenID Connect provider, answering at Keycloak's addresses so that keycloak-js works with it unchanged. */
export function createProvider(parts: ProviderParts): Provider {
  const { settings, refreshTokens, log } = parts;
  const provider = new Provider(issuerOf(settings), configuration(parts));
  // Address and protocol come from our own settings, see `settleHost`; a caller's headers never reach this.
  provider.proxy = true;

  rotateInOneLine(provider, refreshTokens);

  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<unknown>) => {
    await next();
    notifyOfForeignReturn(ctx, parts);
    leadBackSignedOut(ctx);
    keepToOwnOrigins(ctx, settings);
    setStatusCookie(ctx, settings);
    await wrapRefreshToken(ctx, refreshTokens);
    await noteSession(ctx, parts.db, settings);
  });
  provider.on('server_error', (ctx, error) =>
    log.error({ err: error, route: ctx.oidc?.route }, 'identity provider failed'),
  );
  provider.on('grant.error', (ctx, error) => {
    const address = callerAddress(ctx.req, settings.trustProxy);
    log.info({ error: error.error_detail ?? error.message, address }, 'token refused');
  });
  provider.onerror = (error: Error) => log.error({ err: error }, 'identity provider failed');
  return provider;
}

/** A link that would lead people elsewhere with what signs them in, or out: it was refused, and is logged. */
function notifyOfForeignReturn(ctx: KoaContextWithOIDC, { settings, log }: ProviderParts): void {
  const registered = { redirect_uri: signInReturns, post_logout_redirect_uri: signOutReturns };
  for (const [name, returns] of Object.entries(registered)) {
    const given = ctx.oidc?.params?.[name] ?? ctx.query[name];
    if (typeof given !== 'string' || returns(settings).includes(given)) continue;
    const address = callerAddress(ctx.req, settings.trustProxy);
    log.warn({ address, origin: originIn(given) }, 'a foreign address to lead back to was refused');
  }
}

function configuration(parts: ProviderParts): Configuration {
  const { settings, keys, adapter, findAccount } = parts;
  const { lifetimes, origins, clientId } = settings;
  const path = realmPath(settings);
  const claims = async (accountId: string | undefined) => {
    const account = accountId === undefined ? undefined : await findAccount(accountId);
    return account && profileClaims(account);
  };
  const policy = interactionPolicy.base();
  policy.remove('consent'); // the client is the product's own
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);

  return {
    adapter,
    jwks: { keys: keys.signingKeys },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: signInReturns(settings),
        post_logout_redirect_uris: signOutReturns(settings),
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    routes: {
      authorization: `${PROTOCOL_PATH}/auth`,
      token: `${PROTOCOL_PATH}/token`,
      jwks: `${PROTOCOL_PATH}/certs`,
      end_session: `${PROTOCOL_PATH}/logout`,
    },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    scopes: SCOPES.split(' '),
    acrValues: ['1', '2'],
    // keycloak-js asks for "openid" alone, and Keycloak's default scopes then give the profile too.
    claims: {
      openid: ['sub', 'acr', 'amr', ...profileClaimNames],
      profile: profileClaimNames,
      email: ['email', 'email_verified'],
    },
    extraParams: [...profileFields, INVITE_FIELD],
    interactions: { policy, url: (_ctx, interaction) => loginActionPath(settings) + interaction.uid },
    cookies: {
      keys: keys.cookieKeys,
      names: {
        session: 'KEYCLOAK_IDENTITY',
        interaction: 'AUTH_SESSION_ID',
        resume: 'AUTH_RESUME',
      },
      long: { httpOnly: true, sameSite: 'lax', path, overwrite: true },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (resource !== RESOURCE) throw new errors.InvalidTarget();
          return {
            scope: SCOPES,
            audience: settings.audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: lifetimes.accessSeconds,
            jwt: { sign: { alg: SIGNING_ALGORITHM } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        async logoutSource(ctx, form) {
          if (await signOutWithProof(ctx, { path })) return;
          const language = languageOf(ctx);
          signOutPage(ctx, form, messages[language], language);
        },
        async postLogoutSuccessSource(ctx) {
          const message = {
            type: 'success' as const,
            summary: messages[languageOf(ctx)].signedOut,
          };
          await showPage(ctx, parts, { pageId: 'info.ftl', message });
        },
      },
    },
    async findAccount(_ctx, accountId) {
      const profile = await claims(accountId);
      return profile && { accountId, claims: () => ({ sub: accountId, ...profile }) };
    },
    async extraTokenClaims(ctx, token) {
      if (!('accountId' in token)) return undefined;
      const profile = await claims(token.accountId);
      const { AuthorizationCode: code, RefreshToken: refreshToken } = ctx.oidc.entities;
      const { acr, amr } = refreshToken ?? code ?? {};
      // A token ends with its grant, too: the query that finds the person asks for both.
      const gid = token.grantId && hashOfId(token.grantId);
      return (
        profile && { typ: 'Bearer', azp: token.clientId, sid: token.sessionUid, gid, acr, amr, ...profile }
      );
    },
    loadExistingGrant: (ctx) => grantForOwnClient(ctx),
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    discovery: {
      check_session_iframe: `${issuerOf(settings)}${PROTOCOL_PATH}/login-status-iframe.html`,
      userinfo_endpoint: `${issuerOf(settings)}${PROTOCOL_PATH}/userinfo`,
      prompt_values_supported: ['none', 'login', 'create'],
    },
    async renderError(ctx, _out, error) {
      const texts = messages[languageOf(ctx)];
      const isExpired = error instanceof errors.SessionNotFound;
      const isOurs = !(error instanceof errors.OIDCProviderError);
      const summary = isExpired ? texts.expired : isOurs ? texts.failed : texts.refusedRequest;
      await showPage(ctx, parts, { pageId: 'error.ftl', message: { type: 'error', summary } });
    },
    ttl: {
      AccessToken: lifetimes.accessSeconds,
      AuthorizationCode: lifetimes.codeSeconds,
      IdToken: lifetimes.accessSeconds,
      Interaction: lifetimes.interactionSeconds,
      RefreshToken: lifetimes.refreshSeconds,
      Grant: lifetimes.rememberedSessionSeconds,
      Session(_ctx, { transient, loginTs }) {
        const seconds = transient ? lifetimes.sessionSeconds : lifetimes.rememberedSessionSeconds;
        const age = loginTs === undefined ? 0 : Math.floor(Date.now() / 1_000) - loginTs;
        return Math.max(1, seconds - age);
      },
    },
  };
}

/** The grant of this session, made where there is none: nobody is asked whether the product may know its own users. */
async function grantForOwnClient(ctx: KoaContextWithOIDC) {
  const { session, client, provider } = ctx.oidc;
  if (!session?.accountId || !client) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (known && (!session.exp || !known.exp || known.exp >= session.exp)) return known;
  if (known) {
    known.exp = session.exp;
    await known.save();
    return known;
  }
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPES);
  grant.addResourceScope(RESOURCE, SCOPES);
  await grant.save();
  return grant;
}

async function showPage(
  ctx: KoaContextWithOIDC,
  { settings, renderPage }: ProviderParts,
  context: Omit<LoginContextParts, 'language'>,
): Promise<void> {
  const { html, headers } = await renderLoginPage(
    renderPage,
    loginContext(settings, { ...context, language: languageOf(ctx) }),
  );
  ctx.set(headers);
  ctx.body = html;
}

function languageOf(ctx: KoaContextWithOIDC): Language {
  const uiLocales = ctx.oidc?.params?.['ui_locales'] ?? ctx.query['ui_locales'];
  return pickLanguage({
    uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
    cookie: cookieOf(ctx.req, LANGUAGE_COOKIE),
    acceptLanguage: ctx.req.headers['accept-language'],
  });
}
