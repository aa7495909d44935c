import type { RouteDefinition, RouteInput, RouteReplyInput, Route } from '@writdesk/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, UserContext } from '../context.ts';

/** What a noun does for one route: parsed input in, reply out. */
export type Verb<R extends RouteDefinition> = (
  context: R['permission'] extends 'public' ? Context : UserContext,
  input: RouteInput<R>,
) => Promise<RouteReplyInput<R>>;

/** A route with the verb that serves it. */
export interface Binding {
  route: Route;
  verb: (context: Context, input: RouteInput<RouteDefinition>) => Promise<unknown>;
  /** In place of the verb where the route streams. */
  stream?: (context: UserContext, request: FastifyRequest, reply: FastifyReply) => void;
}

/** Ties a verb to its route; the types of both must agree. */
export function bind<const R extends Route>(route: R, verb: Verb<R>): Binding {
  return { route, verb: verb as unknown as Binding['verb'] };
}

/** Ties a streaming route to what writes its events; the person is known and permitted by then. */
export function bindStream(
  route: Route & { streams: true },
  stream: NonNullable<Binding['stream']>,
): Binding {
  return { route, stream, verb: () => Promise.reject(new Error(`${route.url} streams.`)) };
}
