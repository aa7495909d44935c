import type { RouteDefinition, RouteInput, RouteReplyInput, Route } from '@writdesk/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../actor.ts';
import type { Context, UserContext } from '../context.ts';

/** What a noun does for one route: parsed input in, reply out. */
export type Verb<R extends RouteDefinition> = (
  context: R['permission'] extends 'public' ? Context : UserContext,
  input: RouteInput<R>,
) => Promise<RouteReplyInput<R>>;

/** What a stream receives: it outlives the moment in which the person was known. */
export interface StreamContext extends UserContext {
  /** Who the bearer is by now. @throws `unauthorized` when they are signed in no longer. */
  askAgain(): Promise<UserActor>;
}

/** The statuses with which a route says that all went well. */
export type SuccessStatus<R extends RouteDefinition> =
  | (R extends { status: infer S extends number } ? S : 200)
  | (R extends { orStatus: infer S extends number } ? S : never);

/** A route with the verb that serves it. */
export interface Binding {
  route: Route;
  verb: (context: Context, input: RouteInput<RouteDefinition>) => Promise<unknown>;
  /** Which of the route's statuses of success a reply has; the first when absent. */
  statusOf?: (reply: unknown) => number;
  /** In place of the verb where the route streams. */
  stream?: (context: StreamContext, request: FastifyRequest, reply: FastifyReply) => void;
}

/**
 * Ties a verb to its route; the types of both must agree.
 * @param statusOf for a route with two statuses of success: which of them a reply has. It looks at the reply alone, so
 *   that a repeated request is answered with the same.
 */
export function bind<const R extends Route>(
  route: R,
  verb: Verb<R>,
  statusOf?: (reply: RouteReplyInput<R>) => SuccessStatus<R>,
): Binding {
  return {
    route,
    verb: verb as unknown as Binding['verb'],
    ...(statusOf && { statusOf: statusOf as NonNullable<Binding['statusOf']> }),
  };
}

/** Ties a streaming route to what writes its events; the person is known and permitted by then. */
export function bindStream(
  route: Route & { streams: true },
  stream: NonNullable<Binding['stream']>,
): Binding {
  return { route, stream, verb: () => Promise.reject(new Error(`${route.url} streams.`)) };
}
