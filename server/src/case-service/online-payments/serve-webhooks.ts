import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { takeBytes } from '../../platform/http/take-bytes.ts';
import { UnreadableEventError } from '../payment-connections/index.ts';
import { takePaymentEvent } from './take-event.ts';

/** Takes what the payment provider sends. Its signature is over the bytes, so nothing reads them before. */
export async function servePaymentWebhooks(server: FastifyInstance, deps: Deps): Promise<void> {
  await takeBytes(server, (scope) => {
    scope.post('/webhooks/payments', async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const { body } = request;
      if (typeof signature !== 'string' || !Buffer.isBuffer(body)) return refuse('malformed');
      try {
        await takePaymentEvent(deps, body, signature);
      } catch (error) {
        if (error instanceof UnreadableEventError) return refuse('malformed');
        throw error;
      }
      return reply.code(204).send();
    });
  });
}
