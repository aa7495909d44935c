import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/harness.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('an unknown address is answered in the shape of every error', async () => {
  const { status, body } = await t.send('GET', '/api/case-service/nothing');
  expect(status).toBe(404);
  expect(body).toMatchObject({
    status: 404,
    code: 'not_found',
    message: 'Not Found',
    requestId: expect.any(String),
  });
});

test('health, readiness and metrics answer without a token', async () => {
  expect((await t.send('GET', '/healthz')).status).toBe(200);
  expect((await t.send('GET', '/readyz')).body).toEqual({ ok: true });
  const metrics = await t.app.server.inject({ url: '/metrics' });
  expect(metrics.body).toContain('http_request_seconds_count');
});
