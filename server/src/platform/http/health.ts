import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

const ANSWER_WITHIN_MS = 2_000;

/** `/healthz`: the process lives, and is a Writdesk; `npm start` asks that of a port that is taken. `/readyz`: it can serve, so a balancer may send requests; false while it closes. */
export function serveHealth(app: FastifyInstance, db: Database, isClosing: () => boolean): void {
  app.get('/healthz', async () => ({ ok: true, service: 'writdesk' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isClosing() && (await answers(db));
    reply.code(isReady ? 200 : 503);
    return { ok: isReady };
  });
}

async function answers(db: Database): Promise<boolean> {
  const timeout = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const late = new Promise<boolean>((resolve) => timeout.addEventListener('abort', () => resolve(false)));
  const query = db.pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([query, late]);
}
