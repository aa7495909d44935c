import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserContext } from '../../platform/context.ts';
import { isToldOf, type LiveEvent, sendEventStream } from '../../platform/live/index.ts';

/** Tells a person what changes, of what he may see, for as long as he listens. */
export function streamEvents(
  { deps, actor, scope }: UserContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isStale = (event: LiveEvent) => event.kind === 'rights.changed' && event.userId === actor.userId;
  sendEventStream(deps.live, request, reply, {
    sees: (event) => isToldOf(actor.userId, scope, event),
    // Who was kept from a case, or let in again, is told so, reads everything anew, and comes back with the rights that
    // he has then.
    isLast: isStale,
  });
}
