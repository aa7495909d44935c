import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/harness.ts';

// ASVS 16.2.1: each line of a request tells from where it came, also where nobody signed in.

let t: TestApp;
let behindProxy: TestApp;
let logged: string[] = [];
const logTo = (line: string) => void logged.push(line);
beforeAll(async () => {
  t = await testApp({ logTo });
  behindProxy = await testApp({ logTo, config: { trustProxy: true } });
});
afterAll(() => Promise.all([t.close(), behindProxy.close()]));

const headers = { 'x-forwarded-for': '10.0.0.1, 203.0.113.9' };

test.each([
  ['a code of an invite', `/api/user-service/invites/verify-invite/${'k'.repeat(43)}`],
  ['a call without a token', '/api/case-service/case/queues'],
  ['an address that nobody serves', '/api/case-service/nothing'],
  ['an address that isn’t well formed', '/api/%zz'],
  ['a page', '/cases'],
])('%s is told with where it came from', async (_what, url) => {
  for (const [app, address] of [
    [t, '127.0.0.1'],
    [behindProxy, '203.0.113.9'],
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
