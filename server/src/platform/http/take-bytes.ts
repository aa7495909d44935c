import type { FastifyInstance } from 'fastify';

const MOST_BYTES = 256 * 1024;

/** Routes whose bodies stay bytes, whatever type they name: what another service signs is signed over them. */
export async function takeBytes(
  server: FastifyInstance,
  routes: (scope: FastifyInstance) => void,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request: unknown, bytes: Buffer, done: (error: null, body: Buffer) => void) => done(null, bytes),
    );
    routes(scope);
  });
}
