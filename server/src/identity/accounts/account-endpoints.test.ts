import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../../test/support/browser.ts';
import {
  identityBench,
  type IdentityBench,
  type IdentityServer,
  PASSWORD,
} from '../../../test/support/identity.ts';

const USERNAME = 'nadia@example.com';
let bench: IdentityBench;
let server: IdentityServer;

beforeAll(async () => {
  bench = await identityBench(USERNAME);
  server = await bench.start();
});
afterAll(() => bench.close());

const userinfo = '/realms/writdesk/protocol/openid-connect/userinfo';
const account = '/realms/writdesk/account';
const get = (browser: Browser, path: string, token: string) =>
  browser.fetch(path, {
    headers: { authorization: `bearer ${token}`, accept: 'application/json', origin: server.address },
  });

describe('userinfo and account', () => {
  test('return the person of the token, to the app’s origin with credentials', async () => {
    const browser = new Browser(server);
    const { access_token } = await browser.signInFully(USERNAME, PASSWORD);
    const info = await get(browser, userinfo, access_token);
    expect(await info.json()).toEqual({
      sub: bench.accountId,
      preferred_username: USERNAME,
      name: 'Nadia Núñez',
      given_name: 'Nadia',
      family_name: 'Núñez',
      email: USERNAME,
      email_verified: true,
      realm_access: { roles: ['lawyer'] },
    });
    expect(info.headers.get('access-control-allow-origin')).toBe(server.address);
    expect(info.headers.get('access-control-allow-credentials')).toBe('true');
    expect(await (await get(browser, account, access_token)).json()).toEqual({
      id: bench.accountId,
      username: USERNAME,
      firstName: 'Nadia',
      lastName: 'Núñez',
      email: USERNAME,
      emailVerified: true,
      attributes: {},
    });
  });

  test('refuse no token, an ID token, a refresh token, and every token once the session is over', async () => {
    const browser = new Browser(server);
    const tokens = await browser.signInFully(USERNAME, PASSWORD);
    for (const token of ['', 'x', tokens.id_token, tokens.refresh_token]) {
      expect((await get(browser, userinfo, token)).status).toBe(401);
    }
    const url = `${browser.realm}/protocol/openid-connect/logout?id_token_hint=${tokens.id_token}`;
    expect((await browser.fetch(url)).status).toBe(303);
    for (const path of [userinfo, account]) {
      const reply = await get(browser, path, tokens.access_token);
      expect(reply.status).toBe(401);
      expect(reply.headers.get('www-authenticate')).toContain('invalid_token');
    }
  });

  test('answer a preflight of ours, and give a foreign origin nothing', async () => {
    const browser = new Browser(server);
    const preflight = (origin: string) =>
      browser.fetch(userinfo, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
    const ours = await preflight(server.address);
    expect(ours.status).toBe(204);
    expect(ours.headers.get('access-control-allow-headers')).toContain('authorization');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('lead a person who opens the account to the app’s own screen, knowing the way back', async () => {
    const back = `${server.address}/cases?page=2`;
    const reply = await new Browser(server).fetch(
      `${account}?referrer=writdesk-web&referrer_uri=${encodeURIComponent(back)}`,
      { headers: { accept: 'text/html' } },
    );
    expect(reply.status).toBe(303);
    expect(reply.headers.get('location')).toBe(`${server.address}/settings?back=${encodeURIComponent(back)}`);
  });
});
