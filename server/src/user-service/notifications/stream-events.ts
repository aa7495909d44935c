import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserContext } from '../../platform/context.ts';
import { isToldOf, sendEventStream } from '../../platform/live/index.ts';

/** Tells a person what changes, of what he may see, for as long as he listens. */
export function streamEvents(
  { deps, actor, scope }: UserContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendEventStream(deps.live, request, reply, { sees: (event) => isToldOf(actor.userId, scope, event) });
}
