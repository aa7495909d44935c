import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route, RouteArguments, RouteReply } from '@writdesk/contract/route';
import type { Role } from '@writdesk/contract/permissions/roles';
import { importJWK, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { type App, buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { type OpenedDeps, openDeps } from '../../src/deps.ts';
import { loadKeys } from '../../src/identity/keys/keys.ts';
import { type Clock, systemClock } from '../../src/platform/clock.ts';
import { openLog } from '../../src/platform/log.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import { refusalStatuses } from '../../src/platform/http/openapi-document.ts';
import type { DB } from '../../src/platform/db/schema.ts';
import { requireCodes } from './coded-error.ts';
import { cloneDatabase, STARTED, type TestDatabase } from './database.ts';
import { requireDefinitions } from './defined-kinds.ts';
import { keepLine } from './log-secrets.ts';
import { keepTypedIn, sentencesIn } from './typed-texts.ts';

/** Somebody whose token the harness makes; the record behind it is made by the factories. */
export interface Person {
  accountId: string;
  email: string;
  roles: readonly Role[];
  /** Their token says that they haven't shown yet that the address is theirs. */
  isUnverified?: true;
  /** `sid` of the token; none when absent. */
  sessionId?: string;
  /** `auth_time` of the token, as other providers write it. */
  signedInAt?: Date;
}

type Given<R extends Route> = { as?: Person; headers?: Record<string, string> } & {
  [
    K in keyof RouteArguments<R> as RouteArguments<R>[K] extends undefined | Record<string, never> ? never : K
  ]?: RouteArguments<R>[K];
};

export interface TestApp {
  /** Of the database's owner, for what the application's role may not do. */
  connection: TestDatabase['connection'];
  app: App;
  opened: OpenedDeps;
  config: Config;
  /** Sees everything; to arrange and to look, never in place of a call. */
  db: Kysely<DB>;
  /** Calls a route over HTTP, typed by its contract. */
  call<R extends Route>(route: R, given?: Given<R>): Promise<{ status: number; body: RouteReply<R> }>;
  /** The same for what the types would not allow: bad input, unknown routes. */
  send(
    method: string,
    url: string,
    given?: { as?: Person; body?: unknown; headers?: Record<string, string> },
  ): Promise<{ status: number; body: Record<string, unknown>; headers: Record<string, unknown> }>;
  tokenOf(person: Person): Promise<string>;
  close(): Promise<void>;
}

const TOKEN_SECONDS = 300;

/** A Writdesk of one's own: a copied database, the real server, an own folder for files. Call once per test file. */
export async function testApp({
  clock = systemClock,
  services = ['web'],
  config: changes = {},
  logTo,
  webFolder,
}: {
  clock?: Clock;
  services?: Config['services'];
  config?: Partial<Config>;
  /** Takes every line of the log, down to the last detail. */
  logTo?: (line: string) => unknown;
  /** Where the built web app lies, for the pages that the provider shows. */
  webFolder?: string;
} = {}): Promise<TestApp> {
  const database = await cloneDatabase(STARTED);
  const folder = await mkdtemp(join(tmpdir(), 'writdesk-test-'));
  const config: Config = {
    embedded: true,
    services,
    host: 'localhost',
    port: 0,
    publicUrl: 'http://localhost:3000',
    dataDir: folder,
    databaseConnections: 6,
    identity: { embedded: true, url: 'http://localhost:3000', realm: 'writdesk', clientId: 'writdesk-web' },
    demo: true,
    demoPassword: 'writdesk-demo',
    encryptionKey: Buffer.from(inject('encryptionKey'), 'base64'),
    formerEncryptionKeys: [],
    mail: { from: 'Writdesk <no-reply@writdesk.test>' },
    storage: { kind: 'local', folder: join(folder, 'files') },
    logLevel: 'trace',
    // Tests press faster than people.
    callsPerMinute: { reads: 1_000_000, writes: 1_000_000 },
    robotUnsandboxed: false,
    insideHosts: {},
    metrics: 'open',
    plainConnections: [],
    trustProxy: 0,
    ...changes,
  };
  const opened = await openDeps(config, database.application, {
    clock,
    log: process.env['TEST_LOG']
      ? openLog(process.env['TEST_LOG'])
      : openLog('trace', { write: logTo ?? keepLine(inject('logs')) }),
    // A mistake of ours: with more callers than connections they would wait for each other.
    onSecondConnection(error) {
      throw error;
    },
  });
  const app = await buildApp(opened, { ...(webFolder && { webFolder }) });
  const issuer = `${config.publicUrl}/realms/${config.identity.realm}`;
  const [jwk] = (await loadKeys(opened.deps.db.pool, opened.deps.vault)).signingKeys;
  if (!jwk?.kid) throw new Error('The provider has no signing key.');
  const { kid } = jwk;
  const privateKey = await importJWK(jwk, 'RS256');

  const sign = (person: Person, issuedAt: number) =>
    new SignJWT({
      typ: 'Bearer',
      azp: config.identity.clientId,
      preferred_username: person.email,
      email: person.email,
      realm_access: { roles: person.roles },
      ...(person.isUnverified && { email_verified: false }),
      ...(person.sessionId && { sid: person.sessionId }),
      ...(person.signedInAt && { auth_time: Math.floor(person.signedInAt.getTime() / 1000) }),
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
      .setIssuer(issuer)
      .setAudience('writdesk-api')
      .setSubject(person.accountId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(privateKey);

  // One person's tokens of one second are the same to the last byte, and signing costs more than many a request.
  let second = 0;
  const signed = new Map<string, Promise<string>>();
  const tokenOf = (person: Person) => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) signed.clear();
    second = now;
    const key = JSON.stringify(person);
    const token = signed.get(key) ?? sign(person, now);
    signed.set(key, token);
    return token;
  };

  const keepTyped = keepTypedIn(inject('logs'));
  const send: TestApp['send'] = async (method, url, { as, body, headers } = {}) => {
    keepTyped(sentencesIn(body));
    const reply = await app.server.inject({
      method: method as 'GET',
      url,
      headers: { ...(as && { authorization: `bearer ${await tokenOf(as)}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const answered = reply.body ? reply.json<Record<string, unknown>>() : {};
    if (reply.statusCode >= 400) requireCodes(answered);
    return { status: reply.statusCode, body: answered, headers: reply.headers };
  };

  return {
    connection: database.connection,
    app,
    opened,
    config,
    db: opened.deps.db.as(systemScope),
    tokenOf,
    send,
    async call(route, given = {}) {
      const { as, headers, body } = given as {
        as?: Person;
        headers?: Record<string, string>;
        body?: unknown;
      };
      const reply = await send(route.method, pathOf(route, given), {
        ...(as && { as }),
        ...(headers && { headers }),
        body,
      });
      if (!statusesOf(route).includes(reply.status))
        throw new Error(`${route.method} ${route.url} doesn’t say that it answers ${reply.status}.`);
      return { status: reply.status, body: reply.body as RouteReply<typeof route> };
    },
    async close() {
      try {
        await requireDefinitions(opened.deps.db.as(systemScope));
      } finally {
        await app.close();
        await database.drop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** Where a call of a route goes, with what its address takes. */
export function pathOf(route: Route, given: object): string {
  const { params, query } = given as {
    params?: Record<string, string>;
    query?: Record<string, string | number | boolean | undefined>;
  };
  const path = route.url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return path + (entries.length ? `?${new URLSearchParams(entries).toString()}` : '');
}

const statusesOf = (route: Route): number[] => [
  route.status ?? 200,
  ...(route.orStatus ? [route.orStatus] : []),
  ...refusalStatuses(route),
];
