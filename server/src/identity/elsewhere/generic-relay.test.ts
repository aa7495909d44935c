import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ForeignProvider, foreignProvider } from '../../../test/support/foreign-provider.ts';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { rateLimits } from '../../platform/http/rate-limit.ts';
import { RELAY_PATH } from './generic-relay.ts';

let provider: ForeignProvider;
let t: TestApp;
beforeAll(async () => {
  provider = await foreignProvider('generic');
  t = await testApp({
    clock: standingClock('2026-06-12T14:00:00Z'),
    config: { identity: provider.identity },
  });
});
afterAll(async () => {
  await t?.close();
  await provider?.close();
});

const describe = (remoteAddress: string) =>
  t.app.server.inject({ url: `${RELAY_PATH}/.well-known/openid-configuration`, remoteAddress });
const renew = (remoteAddress: string) =>
  t.app.server.inject({
    method: 'POST',
    url: `${RELAY_PATH}/token`,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=password',
  });

test('nobody has the server press the sign-in service without end', async () => {
  const { most } = rateLimits.relay;
  const replies = await Promise.all(Array.from({ length: most - 1 }, () => renew('203.0.113.7')));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  expect((await describe('203.0.113.7')).statusCode).toBe(200);
  for (const reply of [await describe('203.0.113.7'), await renew('203.0.113.7')]) {
    expect(reply.statusCode).toBe(429);
    expect(reply.headers['retry-after']).toBe('60');
    expect(reply.json()).toMatchObject({ code: 'too_many_requests' });
  }
  expect((await renew('203.0.113.8')).statusCode).toBe(400);
});
