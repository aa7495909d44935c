import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSignal, meaningOf, sendEventStream } from '../../platform/live/index.ts';
import { AppError } from '../../platform/http/refuse.ts';
import type { StreamContext } from '../../platform/http/bind.ts';
import { interestOf, isNotifiedOf, rightsOf } from '../access/index.ts';

/** Notifies a person what changes, of what they may see, for as long as they listen, are signed in and may see the same. */
export function streamEvents(
  { deps, actor, scope, askAgain }: StreamContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const rights = rightsOf(actor);
  sendEventStream(deps.live, request, reply, {
    interest: interestOf(actor, scope),
    sees: (event) => !isSignal(event) && isNotifiedOf(actor.userId, scope, event),
    shows: ({ caseId, ids }) => ({ ...(caseId && { caseId }), ids: ids ?? {} }),
    meaningOf: (event) => meaningOf(actor, scope, event),
    async whoIsReader() {
      try {
        return rightsOf(await askAgain()) === rights ? 'same' : 'other';
      } catch (error) {
        if (error instanceof AppError && error.code === 'unauthorized') return 'nobody';
        throw error;
      }
    },
  });
}
