import type { FastifyInstance } from 'fastify';

const EVERY_MS = 100;

/**
 * Ends connections that nobody uses any more for as long as the server closes. One that was answered a moment before doesn't count as
 * idle when closing begins, and would keep the server open for as long as its client keeps it.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    // A server that never listened never says that it has closed.
    if (!app.server.listening) return done();
    const timer = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
    app.server.once('close', () => clearInterval(timer));
    done();
  });
}
