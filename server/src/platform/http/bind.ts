import type { RouteDefinition, RouteInput, RouteReplyInput, Route } from '@writdesk/contract/route';
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
}

/** Ties a verb to its route; the types of both must agree. */
export function bind<const R extends Route>(route: R, verb: Verb<R>): Binding {
  return { route, verb: verb as unknown as Binding['verb'] };
}
