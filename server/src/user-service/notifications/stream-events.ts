import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserContext } from '../../platform/context.ts';
import { isToldOf, sendEventStream } from '../../platform/live/index.ts';

/** Tells a person what changes, of what he may see, for as long as he listens. */
export function streamEvents(
  { deps, actor, scope }: UserContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  let isStale = false;
  sendEventStream(deps.live, request, reply, {
    sees(event) {
      // Who was kept from a case, or let in again, comes back and is told by the rights that he has then.
      if (event.kind === 'rights.changed' && event.userId === actor.userId) {
        isStale = true;
        reply.raw.end();
      }
      return !isStale && isToldOf(actor.userId, scope, event);
    },
  });
}
