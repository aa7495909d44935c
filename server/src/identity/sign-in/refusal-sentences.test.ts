import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, shown } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';

// Whoever looks through the log after an attack finds from where it came: what is forged leaves a warning.

let bench: IdentityBench;
let server: IdentityServer;
const ADDRESS = '203.0.113.9';
/** As a proxy that we trust passes it on; what stands before it is the caller's own word. */
const headers = { 'x-forwarded-for': `10.0.0.1, ${ADDRESS}` };
beforeAll(async () => {
  bench = await identityBench('wanda@example.com');
  server = await bench.start({ trustProxy: 1 });
});
afterAll(() => bench.close());

const lines = (msg: string) =>
  server.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['msg'] === msg);
const WARNING = 40;

test('a forged link of an email', async () => {
  const browser = new Browser(server);
  const key = 'k'.repeat(43);
  for (const method of ['GET', 'POST'])
    expect(
      (await browser.fetch(`${browser.realm}/login-actions/action-token?key=${key}`, { method, headers }))
        .status,
    ).toBe(410);
  expect(lines('a mailed link was refused')).toMatchObject(
    [1, 2].map(() => ({ level: WARNING, address: ADDRESS })),
  );
  expect(server.logged.join()).not.toContain(key);
});

test('a sign-in form from a foreign origin', async () => {
  const browser = new Browser(server);
  const page = shown(await browser.authorize());
  const form = (origin: string) =>
    browser.fetch(page.context.url.loginAction, {
      method: 'POST',
      headers: { ...headers, origin },
      body: new URLSearchParams({ username: 'wanda@example.com', password: PASSWORD }),
    });
  expect((await form('https://evil.example')).status).toBe(403);
  expect((await form('nonsense of no origin')).status).toBe(403);
  expect(lines('a form of another site was refused')).toMatchObject([
    { level: WARNING, address: ADDRESS, origin: 'https://evil.example' },
    { level: WARNING, address: ADDRESS, origin: 'unreadable' },
  ]);
});

test('a foreign address to lead back to', async () => {
  const browser = new Browser(server);
  const ask = (path: string, query: Record<string, string>) =>
    browser.fetch(
      `${browser.realm}/protocol/openid-connect/${path}?${new URLSearchParams({ client_id: 'writdesk-web', ...query }).toString()}`,
      { headers },
    );
  const foreign = 'https://user:pass@evil.example/take?code=1';
  expect((await ask('auth', { redirect_uri: foreign, response_type: 'code' })).status).toBe(400);
  expect((await ask('logout', { post_logout_redirect_uri: foreign })).status).toBe(400);
  expect(lines('a foreign address to lead back to was refused')).toMatchObject(
    [1, 2].map(() => ({ level: WARNING, address: ADDRESS, origin: 'https://evil.example' })),
  );
  expect(server.logged.join()).not.toContain('user:pass');
});

test('a token that is refused, and a sign-in, log the address too', async () => {
  const browser = new Browser(server);
  const token = { grant_type: 'refresh_token', refresh_token: 'forged', client_id: 'writdesk-web' };
  const refused = await browser.fetch(`${browser.realm}/protocol/openid-connect/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(token),
  });
  expect(refused.status).toBe(400);
  expect(lines('token refused')).toMatchObject([{ address: ADDRESS }]);

  const page = shown(await browser.authorize());
  await browser.fetch(page.context.url.loginAction, {
    method: 'POST',
    headers: { ...headers, origin: server.identity.settings.publicUrl },
    body: new URLSearchParams({ username: 'wanda@example.com', password: PASSWORD }),
  });
  expect(lines('signed in')).toMatchObject([{ accountId: bench.accountId, address: ADDRESS }]);
});
