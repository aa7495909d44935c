import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveWebApp } from './web-app.ts';

const settings = { oidcUrl: '', realm: 'writdesk', clientId: 'writdesk-web', embedded: false };

test.each([
  ['this server alone', '', undefined, "connect-src 'self'"],
  [
    'a provider and a bucket elsewhere',
    'https://id.firm.example/auth',
    'https://s3.firm.example:9000',
    "connect-src 'self' https://id.firm.example https://s3.firm.example:9000",
  ],
])('the page may talk to %s', async (_what, oidcUrl, storageUrl, expected) => {
  const app = Fastify();
  serveWebApp(app, '/nowhere', { ...settings, oidcUrl }, storageUrl);
  const { headers } = await app.inject({ url: '/cases', headers: { accept: 'text/html' } });
  expect(String(headers['content-security-policy']).split('; ')).toContain(expected);
});
