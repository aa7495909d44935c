import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { refuse } from './http/refuse.ts';

/** Who may read the measures: everybody on a machine that serves itself alone, whoever has the token, or nobody. */
export type MetricsAccess = 'open' | 'closed' | { token: string };

/** Counts and times every request, and answers `/metrics` in Prometheus' format. */
export function serveMetrics(app: FastifyInstance, db: Database, access: MetricsAccess): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'http_failures_total',
    help: 'Answers of 500 and more',
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, db.pool.totalCount);
      this.set({ state: 'idle' }, db.pool.idleCount);
      this.set({ state: 'waiting' }, db.pool.waitingCount);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    if (reply.statusCode >= 500) failures.inc();
  });
  if (access === 'closed') return;
  app.get('/metrics', async (request, reply) => {
    if (access !== 'open' && !isBearerOf(access.token, request.headers.authorization)) refuse('unauthorized');
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

/** Compared as hashes: they have one length, and the time reveals nothing. */
function isBearerOf(token: string, header = ''): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header), hash(`Bearer ${token}`));
}
