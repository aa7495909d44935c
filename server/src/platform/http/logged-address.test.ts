import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { rateLimits } from './rate-limit.ts';

// ASVS 16.2.1: each line of a request says from where it came, also where nobody signed in.

let t: TestApp;
let behindProxy: TestApp;
let behindTwo: TestApp;
let logged: string[] = [];
const logTo = (line: string) => void logged.push(line);
beforeAll(async () => {
  t = await testApp({ logTo });
  behindProxy = await testApp({ logTo, config: { trustProxy: 1 } });
  behindTwo = await testApp({ logTo, config: { trustProxy: 2 } });
});
afterAll(() => Promise.all([t.close(), behindProxy.close(), behindTwo.close()]));

const headers = { 'x-forwarded-for': '10.0.0.1, 198.51.100.4, 203.0.113.9' };

test.each([
  ['a code of an invite', `/api/user-service/invites/verify-invite/${'k'.repeat(43)}`],
  ['a call without a token', '/api/case-service/case/queues'],
  ['an address that nobody serves', '/api/case-service/nothing'],
  ['an address that isn’t well formed', '/api/%zz'],
  ['a page', '/cases'],
])('%s is logged with where it came from', async (_what, url) => {
  for (const [app, address] of [
    [t, '127.0.0.1'],
    [behindProxy, '203.0.113.9'],
    [behindTwo, '198.51.100.4'],
  ] as const) {
    logged = [];
    await app.app.server.inject({ method: 'GET', url, headers });
    const lines = logged
      .map((line) => JSON.parse(line) as { reqId?: string; address?: string })
      .filter(({ reqId }) => reqId !== undefined);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatchObject({ address });
    for (const line of logged) expect(line.split('"address"').length, line).toBeLessThanOrEqual(2);
  }
});

test('a forged list brings no new address: calls behind one proxy are counted together, whatever came before it', async () => {
  const url = `/api/user-service/invites/verify-invite/${'k'.repeat(43)}`;
  const from = (forged: number, seen: string) => ({ 'x-forwarded-for': `198.51.100.${forged}, ${seen}` });
  const call = async (app: TestApp, forwarded: Record<string, string>) =>
    (await app.app.server.inject({ method: 'GET', url, headers: forwarded })).statusCode;
  for (const app of [t, behindProxy]) {
    await app.db.deleteFrom('jobs.rateLimit').execute();
    for (let forged = 1; forged <= rateLimits.open.most; forged++)
      expect(await call(app, from(forged, '203.0.113.9'))).not.toBe(429);
    expect(await call(app, from(200, '203.0.113.9'))).toBe(429);
  }
  // Another caller behind the proxy; without a trusted proxy both are the peer.
  expect(await call(behindProxy, from(1, '203.0.113.10'))).not.toBe(429);
  expect(await call(t, from(1, '203.0.113.10'))).toBe(429);
});
