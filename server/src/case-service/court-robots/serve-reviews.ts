import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { CALLBACK_PATH } from '../court-portals/index.ts';
import { takeReview } from './take-review.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const given = z.object({ id: z.uuid() });

/** Takes what filing managers send. Their signature is over the text, so nothing reads it before. */
export async function serveReviews(server: FastifyInstance, deps: Deps): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['text/xml', 'application/xml', 'application/soap+xml'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request: unknown, text: string, done: (error: null, body: string) => void) => done(null, text),
    );
    scope.post(`${CALLBACK_PATH}/:id`, async (request, reply) => {
      const params = given.safeParse(request.params);
      const { body } = request;
      if (!params.success) return refuse('not_found');
      if (typeof body !== 'string') return refuse('malformed');
      return reply.type('text/xml; charset=utf-8').send(await takeReview(deps, params.data.id, body));
    });
  });
}
