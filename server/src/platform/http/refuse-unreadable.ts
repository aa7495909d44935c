import type { FastifyInstance } from 'fastify';
import { AppError } from './refuse.ts';
import { unreadableFields, unreadableHeaders } from './unreadable.ts';

/**
 * Has every request refused whose address or headers are no text, whatever it is for, before anything else is done with
 * it. The server must be made with `rewriteUrl: readableEncoding`; bodies are looked at where they are parsed.
 */
export function refuseUnreadable(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params, query, headers }) => {
    const { '*': path, ...named } = params as Record<string, string>;
    const errors = [
      ...unreadableFields({ ...named, ...(path !== undefined && { path }) }),
      ...unreadableFields(query),
      ...unreadableHeaders(headers),
    ];
    if (errors.length) throw new AppError('invalid', { errors });
  });
}
