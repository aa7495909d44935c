import { createServer, type RequestListener } from 'node:http';
import { resolve } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createIdentity,
  discovery,
  genericVerifier,
  type Identity,
  injectLoginContext,
  keycloakVerifier,
  KeysUnavailableError,
  serveGenericRelay,
  TokenRefusedError,
  type TokenVerifier,
} from './identity/index.ts';
import type { OpenedDeps } from './deps.ts';
import { jobs } from './jobs.ts';
import { contextOf } from './platform/context.ts';
import { systemScope } from './platform/db/scope.ts';
import { reserveCallersMail, takeCallersMail } from './platform/mail/index.ts';
import { callerAddress, network } from './platform/http/caller-address.ts';
import { closeIdleConnections } from './platform/http/close-idle.ts';
import { compressReplies } from './platform/http/compress-replies.ts';
import { answerUnreadable, serverLimits } from './platform/http/connection.ts';
import { sendError, shapeErrors } from './platform/http/errors.ts';
import { serveHealth } from './platform/http/health.ts';
import { readJson } from './platform/http/read-json.ts';
import { limitRate } from './platform/http/rate-limit.ts';
import { refuse } from './platform/http/refuse.ts';
import { refuseUnreadable } from './platform/http/refuse-unreadable.ts';
import {
  NO_FRAME_POLICY,
  NO_PAGE_POLICY,
  DATA_PERMISSIONS_POLICY,
  PERMISSIONS_POLICY,
  strictTransport,
} from './platform/http/security-headers.ts';
import { serve } from './platform/http/serve.ts';
import { createTlsServer } from './platform/http/tls.ts';
import { readableEncoding } from './platform/http/unreadable.ts';
import { pageReader, pageWithSettings, type PageSettings, serveWebApp } from './platform/http/web-app.ts';
import { newId } from './platform/ids.ts';
import { reapBrowsers } from './platform/sites/index.ts';
import { serveMetrics } from './platform/metrics.ts';
import { bindings } from './nouns.ts';
import { serveReviews } from './case-service/court-robots/index.ts';
import { serveZip } from './case-service/documents/index.ts';
import { serveFeeds } from './case-service/feeds/index.ts';
import { servePaymentWebhooks } from './case-service/online-payments/index.ts';
import { servePostageWebhooks } from './case-service/stamps/index.ts';
import { mayStillRead, mayStillUpload } from './case-service/storage/index.ts';
import { isInvited } from './user-service/invites/index.ts';
import { serveUnsubscribePage } from './user-service/notifications/index.ts';
import { serveSmsWebhooks } from './user-service/sms-numbers/index.ts';
import { loadActor } from './user-service/users/index.ts';

export interface App {
  server: FastifyInstance;
  /** The embedded provider; absent where a Keycloak realm serves. */
  identity?: Identity;
  /** Stops taking requests, finishes those that run, then closes everything. */
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 1024 * 1024;
const WEB_FOLDER = resolve(import.meta.dirname, '../../web/dist');

/** Builds the whole server without listening. */
export async function buildApp(
  opened: OpenedDeps,
  { webFolder = WEB_FOLDER }: { webFolder?: string } = {},
): Promise<App> {
  const { deps } = opened;
  const { config, db, log } = deps;
  const settings: PageSettings = {
    // The embedded provider answers wherever the page came from.
    oidcUrl: config.identity.embedded ? '' : config.identity.url,
    realm: config.identity.realm,
    clientId: config.identity.clientId,
    ...(config.identity.generic && { generic: true }),
    embedded: config.embedded,
  };
  const page = pageReader(webFolder);
  const { passwords, ownPasswords } = opened;
  const identity =
    passwords && ownPasswords
      ? await createIdentity({
          db,
          jobs: deps.jobs,
          vault: deps.vault,
          accounts: deps.accounts,
          passwords,
          ownPasswords,
          log,
          clock: deps.signInClock,
          isInvited: (invite) => isInvited(deps, invite),
          takeCallersMail: (address) => takeCallersMail(deps, address),
          reserveCallersMail: (mail) => reserveCallersMail(deps, mail),
          options: {
            publicUrl: config.publicUrl,
            realm: config.identity.realm,
            clientId: config.identity.clientId,
            trustProxy: config.trustProxy,
            ...(config.embedded && { origins: [`http://127.0.0.1:${config.port}`] }),
          },
          renderPage: (context, nonce) =>
            injectLoginContext(pageWithSettings(page(), settings, nonce), context, nonce),
        })
      : undefined;
  const describe = config.identity.generic ? discovery(config.identity.url) : undefined;
  const verifier: TokenVerifier =
    identity?.verifier ??
    (describe ? genericVerifier(describe, config.identity) : keycloakVerifier(config.identity));

  let isClosing = false;
  const server = Fastify({
    loggerInstance: log.child({}, { level: config.logLevel }),
    genReqId: () => newId(),
    // Every line of a request says from where it came, also where nobody signed in.
    childLoggerFactory: (logger, given, options, request) =>
      logger.child({ ...given, address: callerAddress(request, config.trustProxy) }, options),
    requestIdHeader: false,
    bodyLimit: MAX_BODY_BYTES,
    // An address that is no text finds its route all the same, and is refused there by the name of its part.
    rewriteUrl: ({ url = '' }) => readableEncoding(url),
    // What fails before any route is found.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    serverFactory: (handler) => {
      const listener: RequestListener = (request, response) =>
        identity?.handles(request) ? identity.handler(request, response) : handler(request, response);
      if (!config.tls) return createServer(serverLimits, listener);
      return createTlsServer(config.tls, listener, { log });
    },
  }) as unknown as FastifyInstance;

  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const isData = String(reply.getHeader('content-type')).startsWith('application/json');
    reply.header('permissions-policy', isData ? DATA_PERMISSIONS_POLICY : PERMISSIONS_POLICY);
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', isData ? NO_PAGE_POLICY : NO_FRAME_POLICY);
    if (isData && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await server.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: false,
    strictTransportSecurity: strictTransport(config.publicUrl),
    crossOriginEmbedderPolicy: false,
    // For browsers and plug-ins that no longer exist.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  });
  closeIdleConnections(server);
  await compressReplies(server);
  shapeErrors(server);
  refuseUnreadable(server);
  readJson(server);
  serveHealth(server, db, () => isClosing);
  serveMetrics(server, db, config.metrics);
  if (describe)
    await serveGenericRelay(server, describe, config.publicUrl, ({ raw }) =>
      limitRate(deps, 'relay', network(callerAddress(raw, config.trustProxy))),
    );
  serveUnsubscribePage(server, config.publicUrl);
  await servePaymentWebhooks(server, deps);
  await servePostageWebhooks(server, deps);
  await serveSmsWebhooks(server, deps);
  await serveReviews(server, deps);
  serveZip(server, deps);
  serveFeeds(server, deps);
  await server.register(
    opened.filesPlugin({
      mayArrive: (path, holder) => mayStillUpload(deps, path, holder),
      mayRead: (path, holder) => mayStillRead(deps, path, holder),
    }),
  );

  const asSystem = db.as(systemScope);
  let isClaimMissed = false;
  serve(server, bindings, deps, async (bearer) => {
    const claims = await verifier.verifyAccessToken(bearer).catch((error: unknown) => {
      if (error instanceof TokenRefusedError) refuse('unauthorized');
      if (error instanceof KeysUnavailableError) refuse('unavailable');
      throw error;
    });
    const actor = await loadActor(asSystem, claims, deps.clock.now(), {
      tokensNameRoles: !config.identity.generic,
      ownSessions: identity !== undefined,
      areAddressesVerified: config.identity.areAddressesVerified,
    });
    if (actor.isUnverified && claims.email_verified === undefined && !isClaimMissed) {
      isClaimMissed = true;
      log.warn(
        'People without a place are kept out: tokens of the sign-in service lack email_verified (OIDC_EMAILS_VERIFIED).',
      );
    }
    return actor;
  });
  const { storage } = config;
  const storageUrl = storage.kind === 's3' ? storage.endpoint : undefined;
  serveWebApp(server, webFolder, settings, storageUrl, config.aboutUrls);

  // Streams last as long as their readers: a server that stops ends them, and they go on elsewhere.
  server.addHook('preClose', async () => deps.live.endAll());
  if (config.services.includes('web')) await deps.live.start();

  // What a robot left that died with its browser open.
  if (config.services.includes('robot')) await reapBrowsers();
  await opened.jobs.start(
    jobs,
    (name, jobId) => contextOf(deps, { kind: 'job', name }, jobId),
    config.services,
  );
  return {
    server,
    ...(identity && { identity }),
    async close() {
      isClosing = true;
      await server.close();
      identity?.close();
      await opened.close();
    },
  };
}
