import type { FastifyInstance } from 'fastify';
import { contextOf, type Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, refuse } from '../../platform/http/refuse.ts';
import { takeBytes } from '../../platform/http/take-bytes.ts';
import { newId } from '../../platform/ids.ts';
import { envelopeAudits } from './envelope-audits.ts';
import { findShipped } from './envelope-queries.ts';
import { readPostEvent, UnreadableEventError } from './post-offices/index.ts';
import { watchEnvelope } from './watch-envelopes.job.ts';

/** Takes what EasyPost sends. Its signature is over the bytes, so nothing reads them before. */
export async function servePostageWebhooks(server: FastifyInstance, deps: Deps): Promise<void> {
  await takeBytes(server, (scope) => {
    scope.post('/webhooks/postage', async (request, reply) => {
      const signature = request.headers['x-hmac-signature'];
      const secret = deps.config.easypost?.webhookSecret;
      const { body } = request;
      if (!secret || typeof signature !== 'string' || !Buffer.isBuffer(body)) return refuse('malformed');
      await lookAtShipment(deps, shipmentOf(secret, body, signature));
      return reply.code(204).send();
    });
  });
}

function shipmentOf(secret: string, body: Buffer, signature: string): string | null {
  try {
    return readPostEvent(secret, body, signature);
  } catch (error) {
    if (error instanceof UnreadableEventError) return refuse('malformed');
    throw error;
  }
}

/** The post office is asked about it after the commit, so it doesn’t matter in which order events come, or how often. */
async function lookAtShipment(deps: Deps, shipmentId: string | null): Promise<void> {
  const envelope = shipmentId && (await findShipped(deps.db.as(systemScope), shipmentId));
  if (!envelope) return;
  await transact(contextOf(deps, { kind: 'system', reason: 'easypost webhook' }, newId()), async (tx) => {
    // EasyPost has signed it.
    tx.authorize(allow);
    const { firmId, id: subjectId } = envelope;
    await tx.audit(envelopeAudits.hear, { firmId, subjectId, data: { shipmentId } });
    await tx.enqueue(watchEnvelope, envelope);
  });
}
