import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, shown } from '../../../test/support/browser.ts';
import { identityBench, type IdentityBench, type IdentityServer } from '../../../test/support/identity.ts';

let bench: IdentityBench;
let server: IdentityServer;

beforeAll(async () => {
  bench = await identityBench();
  server = await bench.start();
});
afterAll(() => bench.close());

test.each([
  ['with our address as its beginning', (own: string) => `${own}0.evil.example/`],
  ['with our address as its user', (own: string) => `${own.replace('http://', 'http://user:pass@')}/`],
  ['with our host as the user of another', (own: string) => `${own}@evil.example/`],
  ['of another origin', () => 'https://evil.example/'],
  ['of another port', () => 'http://127.0.0.1:1/'],
  ['with a script', () => 'javascript:alert(1)'],
  ['of ours that isn’t registered', (own: string) => `${own}/cases/42?tab=dates`],
  ['of ours with a query', (own: string) => `${own}/?next=https://evil.example`],
  ['of ours with a fragment', (own: string) => `${own}/#`],
  ['of ours without its stroke', (own: string) => own],
  ['of ours, written otherwise', (own: string) => `${own}/cases/..`],
])('nobody is sent to an address %s', async (_what, foreign) => {
  const address = foreign(server.address);
  for (const prompt of ['login', 'none']) {
    const page = shown(await new Browser(server).authorize({ redirect_uri: address, prompt }));
    expect(page.status).toBe(400);
    expect(page.context).toMatchObject({ pageId: 'error.ftl', message: { type: 'error' } });
  }
  const browser = new Browser(server);
  const logout = new URL(`${browser.realm}/protocol/openid-connect/logout`);
  logout.search = new URLSearchParams({
    client_id: 'writdesk-web',
    post_logout_redirect_uri: address,
  }).toString();
  const reply = await browser.fetch(logout);
  expect(reply.status).toBe(400);
  expect(reply.headers.get('location')).toBeNull();

  if (URL.parse(address)?.origin === server.address) return;
  const account = await browser.fetch(`${browser.realm}/account?referrer_uri=${encodeURIComponent(address)}`);
  expect(account.headers.get('location')).toBe(`${server.address}/settings`);
});

test('the frame of the silent check may be returned to from a sign-in, and not from a sign-out', async () => {
  const browser = new Browser(server);
  const frame = `${server.address}/silent-check-sso.html`;
  const silent = await browser.authorize({ redirect_uri: frame, prompt: 'none' });
  expect('answer' in silent && silent.url.pathname).toBe('/silent-check-sso.html');
  const query = new URLSearchParams({ client_id: 'writdesk-web', post_logout_redirect_uri: frame });
  expect(
    (await browser.fetch(`${browser.realm}/protocol/openid-connect/logout?${query.toString()}`)).status,
  ).toBe(400);
});

test('an unknown client gets nothing', async () => {
  expect(shown(await new Browser(server).authorize({ client_id: 'another' })).status).toBe(400);
});
