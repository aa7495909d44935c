import { preferences } from '@writdesk/contract/notifications/preferences';
import type { FastifyInstance } from 'fastify';

/**
 * Whoever opens the address in a browser chooses on the page instead: a mere look, which programs that check mail take too, ends
 * nothing.
 */
export function serveUnsubscribePage(server: FastifyInstance, publicUrl: string): void {
  server.get(preferences.unsubscribe.url, (_request, reply) =>
    reply.redirect(`${publicUrl}/notifications/preferences`, 303),
  );
}
