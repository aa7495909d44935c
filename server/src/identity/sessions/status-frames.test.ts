import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../../test/support/browser.ts';
import { identityBench, type IdentityBench, type IdentityServer } from '../../../test/support/identity.ts';

let bench: IdentityBench;
let server: IdentityServer;
const protocol = '/realms/writdesk/protocol/openid-connect';

beforeAll(async () => {
  bench = await identityBench();
  server = await bench.start({ origins: ['http://localhost:4721'] });
});
afterAll(() => bench.close());

test.each(['login-status-iframe.html', '3p-cookies/step1.html', '3p-cookies/step2.html'])(
  '%s may be framed by the app and nobody else, and runs its own script only',
  async (page) => {
    const reply = await new Browser(server).fetch(`${protocol}/${page}`);
    expect(reply.status).toBe(200);
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${server.address} http://localhost:4721`);
    const [, script = ''] = /<script type="module">(.*)<\/script>/s.exec(await reply.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'sha256-${hash}'`);
    expect(reply.headers.get('x-frame-options')).toBeNull();
  },
);

test('the status frame answers our client on our origins alone', async () => {
  const reply = await new Browser(server).fetch(`${protocol}/login-status-iframe.html`);
  const [, admitted = ''] = /const admitted = (.*);/.exec(await reply.text()) ?? [];
  expect(JSON.parse(admitted)).toEqual([
    `writdesk-web ${server.address}`,
    'writdesk-web http://localhost:4721',
  ]);
});

test('the frames are the same for everybody, and browsers keep them', async () => {
  const frame = async () => {
    const reply = await new Browser(server).fetch(`${protocol}/login-status-iframe.html`);
    return { text: await reply.text(), keep: reply.headers.get('cache-control') };
  };
  const first = await frame();
  expect(first.keep).toBe('private, max-age=600');
  expect(await frame()).toEqual(first);
});

test('what is not there is not found, and other paths are the app’s', async () => {
  const browser = new Browser(server);
  expect((await browser.fetch(`${protocol}/nothing`)).status).toBe(404);
  expect((await browser.fetch('/realms/writdesk/../../cases')).status).toBe(200);
  expect(await (await browser.fetch('/realms/writdesk-other/account')).text()).toBe('the app');
});

test('discovery names Keycloak’s addresses and offers nothing that is switched off', async () => {
  const discovery = (await (
    await new Browser(server).fetch('/realms/writdesk/.well-known/openid-configuration')
  ).json()) as Record<string, unknown>;
  const base = `${server.address}${protocol}`;
  expect(discovery).toMatchObject({
    issuer: `${server.address}/realms/writdesk`,
    authorization_endpoint: `${base}/auth`,
    token_endpoint: `${base}/token`,
    userinfo_endpoint: `${base}/userinfo`,
    end_session_endpoint: `${base}/logout`,
    jwks_uri: `${base}/certs`,
    check_session_iframe: `${base}/login-status-iframe.html`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
  });
  expect(discovery).not.toHaveProperty('pushed_authorization_request_endpoint');
  expect(discovery).not.toHaveProperty('registration_endpoint');
  expect(discovery).not.toHaveProperty('device_authorization_endpoint');
  const { keys } = (await (await new Browser(server).fetch(`${protocol}/certs`)).json()) as {
    keys: Record<string, unknown>[];
  };
  expect(keys).toHaveLength(1);
  expect(Object.keys(keys[0] ?? {})).not.toContain('d');
});
