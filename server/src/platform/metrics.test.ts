import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test/support/harness.ts';
import { shapeErrors } from './http/errors.ts';
import { type MetricsAccess, serveMetrics } from './metrics.ts';

let t: TestApp;
const opened: FastifyInstance[] = [];
beforeAll(async () => {
  t = await testApp();
});
afterAll(async () => {
  await Promise.all(opened.map((app) => app.close()));
  await t.close();
});

function serverWith(access: MetricsAccess): FastifyInstance {
  const app = Fastify();
  opened.push(app);
  shapeErrors(app);
  serveMetrics(app, t.opened.deps.db, access);
  return app;
}
const read = async (app: FastifyInstance, authorization?: string) => {
  const reply = await app.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });
  return { status: reply.statusCode, counts: reply.body.includes('database_connections') };
};

test('measures are read with the token alone', async () => {
  const app = serverWith({ token: 'a-token-of-twenty-or-more' });
  expect(await read(app, 'Bearer a-token-of-twenty-or-more')).toEqual({ status: 200, counts: true });
  for (const given of [
    undefined,
    '',
    'Bearer ',
    'Bearer a-token-of-twenty-or-mor',
    'a-token-of-twenty-or-more',
  ])
    expect(await read(app, given), String(given)).toEqual({ status: 401, counts: false });
});

test('without a token a production server has no measures, and a developer’s machine shows its own', async () => {
  expect(await read(serverWith('closed'))).toEqual({ status: 404, counts: false });
  expect(await read(serverWith('open'))).toEqual({ status: 200, counts: true });
});
