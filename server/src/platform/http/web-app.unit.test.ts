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

test.each([
  ['/', 'text/html', 200],
  ['/cases/1', '*/*', 200],
  ['/', undefined, 200],
  ['/assets/gone.js', '*/*', 404],
  ['/cases', 'application/json', 404],
  ['/api/case-service/nothing', 'text/html', 404],
])('%s, accepting %s, is answered %i', async (url, accept, status) => {
  const app = Fastify();
  serveWebApp(app, '/nowhere', settings);
  const reply = await app.inject({ url, ...(accept && { headers: { accept } }) });
  expect(reply.statusCode).toBe(status);
});

test('an installation puts pages of its own in place of the short ones', async () => {
  const app = Fastify();
  serveWebApp(app, '/nowhere', settings, undefined, { privacy: 'https://www.firm.example/privacy' });
  const at = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });
  const moved = await at('/privacy');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, 'https://www.firm.example/privacy']);
  expect((await at('/terms')).statusCode).toBe(200);
});
