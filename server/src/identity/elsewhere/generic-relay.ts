import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/refuse.ts';
import { fieldsOf, readableForm, unreadableFields } from '../../platform/http/unreadable.ts';
import type { ProviderMetadata } from './generic-discovery.ts';

/** Where the browser finds the provider's description and exchanges codes. */
export const RELAY_PATH = '/oidc';
const MAX_FORM_BYTES = 16_384;
const LIMIT_MS = 10_000;
const GRANTS = ['authorization_code', 'refresh_token'];

/**
 * Hands the provider's description and its token endpoint on under our own address. keycloak-js asks both from the page,
 * the second with credentials, which few providers let another origin do. Nothing is added on the way and nothing kept.
 * @param countCall refuses more than a caller may ask: to the provider all of them are us.
 */
export async function serveGenericRelay(
  server: FastifyInstance,
  describe: () => Promise<ProviderMetadata>,
  publicUrl: string,
  countCall: (request: FastifyRequest) => Promise<void>,
): Promise<void> {
  const away = { error: 'temporarily_unavailable' };
  await server.register(async (scope) => {
    scope.addHook('onRequest', countCall);
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
      (_request, bytes: Buffer, done) => {
        const form = readableForm(bytes);
        const errors = unreadableFields(fieldsOf(form));
        done(errors.length ? new AppError('invalid', { errors }) : null, form);
      },
    );
    scope.get(`${RELAY_PATH}/.well-known/openid-configuration`, async (request, reply) => {
      try {
        const metadata = await describe();
        return { ...metadata, token_endpoint: `${publicUrl}${RELAY_PATH}/token` };
      } catch (error) {
        request.log.warn({ err: error }, 'the sign-in service does not describe itself');
        return reply.code(502).send(away);
      }
    });
    scope.post(`${RELAY_PATH}/token`, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      reply.header('cache-control', 'no-store');
      if (!GRANTS.includes(form.get('grant_type') ?? ''))
        return reply.code(400).send({ error: 'unsupported_grant_type' });
      try {
        const { token_endpoint } = await describe();
        const answer = await fetch(token_endpoint, {
          method: 'POST',
          body: form,
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        const type = answer.headers.get('content-type') ?? 'application/json';
        return await reply
          .code(answer.status)
          .type(type)
          .send(await answer.text());
      } catch (error) {
        request.log.warn({ err: error }, 'the sign-in service does not exchange codes');
        return reply.code(502).send(away);
      }
    });
  });
}
