import { permitted } from '@writdesk/contract/permissions/permissions';
import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import type { Route } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { UserActor } from '../actor.ts';
import { type Context, contextOf, type Deps, type Idempotency, type UserContext } from '../context.ts';
import { againAfterDeadlock } from '../db/transact.ts';
import type { Binding } from './bind.ts';
import { callerAddress } from './caller-address.ts';
import { permissionGrants } from './permission-grants.ts';
import { callLimit, type CountCall } from './call-limit.ts';
import { actOnce } from './act-once.ts';
import { fieldErrors } from './errors.ts';
import { fingerprintOf } from './idempotency-queries.ts';
import { limitCall } from './rate-limit.ts';
import { refuse, refuseField } from './refuse.ts';
import { type OpenStream, streamLimit } from './stream-limit.ts';
import { throughWithheld } from './withheld-route.ts';
import { MOST_LEVELS } from './unreadable.ts';

/** Turns a bearer token into a person, or refuses with `unauthorized`. */
export type ResolveActor = (bearer: string) => Promise<UserActor>;

/** What every call passes. */
interface Door {
  deps: Deps;
  resolveActor: ResolveActor;
  countCall: CountCall;
  countStream: OpenStream;
}

const BEARER = /^bearer (\S+)$/i;

/** Puts every binding on the server, each in the same order: authenticate, permission, parse, verb, reply parsed. */
export function serve(
  app: FastifyInstance,
  bindings: readonly Binding[],
  deps: Deps,
  resolveActor: ResolveActor,
): void {
  const door: Door = {
    deps,
    resolveActor,
    countCall: callLimit(deps.config.callsPerMinute, deps.clock),
    countStream: streamLimit(deps.clock),
  };
  for (const binding of bindings) {
    const { route } = binding;
    if (route.embeddedOnly && !deps.config.embedded) continue;
    const put = (scope: FastifyInstance) =>
      scope.route({
        method: route.method,
        url: route.url.replace(/\{(\w+)\}/g, ':$1'),
        config: { saysSuccess: route.saysSuccess === true },
        // What has no end has no head either: it would wait for the end.
        ...(binding.stream && { exposeHeadRoute: false }),
        handler: (request, reply) =>
          binding.stream ? openStream(binding, request, reply, door) : answer(binding, request, reply, door),
      });
    if (route.takesForms) void app.register(async (scope) => put(ignoreForms(scope)));
    else put(app);
  }
}

const MAX_FORM_BYTES = 4_096;

/** A form may be sent, and nobody reads what it says. */
function ignoreForms(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
    (_request, _bytes, done) => done(null),
  );
  return scope;
}

async function answer(
  { route, verb, statusOf }: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
  door: Door,
): Promise<unknown> {
  const { deps } = door;
  if (isDeeperThan(MOST_LEVELS, request.body)) refuse('malformed');
  const requestId = request.id;
  const known: Context =
    route.permission === 'public'
      ? {
          ...contextOf(deps, { kind: 'system', reason: 'public route' }, requestId),
          address: callerAddress(request.raw, deps.config.trustProxy),
        }
      : await identify(route, request, reply, door);
  const input = {
    params: parse(route.params, request.params),
    query: parse(route.query, request.query),
    body: route.body ? parse(route.body, request.body ?? {}) : undefined,
  } as Parameters<typeof verb>[1];

  await limitCall(route, request, known, input.query);
  const context = await throughWithheld(route, known, input.params);
  const answered = await actOnce(context, () => againAfterDeadlock(context, () => verb(context, input)));
  const status = statusOf?.(answered) ?? route.status ?? 200;
  reply.code(status);
  if (route.isSecret) reply.header('cache-control', 'no-store');
  if (status === 204) return null;
  return checkedReply(route, answered, deps, requestId);
}

/** Who asks, once they may call at this route. */
async function identify(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, resolveActor, countCall }: Door,
): Promise<UserContext> {
  const actor = await resolveActor(bearerOf(request));
  // Every further line of this request says from whom it came; from where, each line says.
  request.log = reply.log = reply.log.child({ accountId: actor.accountId });
  countCall(actor.accountId, route.method);
  requirePermission(route, actor, deps);
  const context = contextOf(deps, actor, request.id, idempotencyOf(route, request, deps));
  return { ...context, address: callerAddress(request.raw, deps.config.trustProxy) };
}

const bearerOf = ({ headers }: FastifyRequest): string =>
  BEARER.exec(headers.authorization ?? '')?.[1] ?? refuse('unauthorized');

async function openStream(
  { route, stream }: Binding,
  request: FastifyRequest,
  reply: FastifyReply,
  door: Door,
): Promise<void> {
  const context = await identify(route, request, reply, door);
  const askAgain = () => door.resolveActor(bearerOf(request));
  const closed = door.countStream(context.actor.accountId);
  reply.raw.on('close', closed);
  // They hung up while we asked who they are: there is nobody left who could.
  if (reply.raw.destroyed) {
    closed();
    reply.hijack();
  } else stream?.({ ...context, askAgain }, request, reply);
}

function requirePermission(route: Route, actor: UserActor, { registered }: Deps): void {
  if (actor.isUnverified && !route.isForUnverified) refuse('address_unproven');
  if (route.permission === 'public' || route.permission === 'signed-in') return;
  const wanted = typeof route.permission === 'string' ? [route.permission] : route.permission;
  const grants = registered.of(permissionGrants);
  const mayCall = wanted.some(
    (permission) => permitted(actor.roles, permission) || grants.some((grant) => grant(actor, permission)),
  );
  if (!mayCall) refuse('forbidden');
}

function idempotencyOf(route: Route, request: FastifyRequest, { config }: Deps): Idempotency | undefined {
  const key = request.headers['idempotency-key'];
  if (route.method === 'GET' || route.isSecret || key === undefined) return undefined;
  if (typeof key !== 'string' || key.length < 1 || key.length > 200) {
    refuseField('Idempotency-Key', fault('idempotency_key', { max: 200 }));
  }
  return { key, fingerprint: fingerprintOf(config, request) };
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value, { error: issueCodes });
  if (result.success) return result.data;
  return refuse('invalid', { errors: fieldErrors(result.error) });
}

/** No body of ours has more than six levels; a hundred thousand brackets in one another would end the functions that walk it. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** The reply as its contract says: undeclared fields are stripped; a violation is our own mistake. */
function checkedReply(route: Route, value: unknown, deps: Deps, requestId: string): unknown {
  const result = route.reply.safeParse(value);
  if (result.success) return result.data;
  deps.log.error({ requestId, url: route.url, issues: result.error.issues }, 'a reply broke its contract');
  throw new Error(
    `The reply of ${route.method} ${route.url} broke its contract: ${JSON.stringify(fieldErrors(result.error))}`,
  );
}
