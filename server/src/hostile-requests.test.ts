import { connect, type AddressInfo } from 'node:net';
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { cases } from '@writdesk/contract/cases/cases';
import { invites } from '@writdesk/contract/invites/invites';
import { mailLimits } from './platform/mail/index.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { firmWithAClient, type FirmWithAClient } from '../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../test/support/harness.ts';

// Requests that nobody sends by mistake.

const PUBLIC_URL = 'https://desk.example.com';
const PROTOCOL = '/realms/writdesk/protocol/openid-connect';
const foreign = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };

let t: TestApp;
let world: FirmWithAClient;
const logged: string[] = [];
beforeAll(async () => {
  t = await testApp({
    services: ['web', 'worker'],
    config: { publicUrl: PUBLIC_URL },
    logTo: (line) => logged.push(line),
  });
  world = await firmWithAClient(t);
  await t.app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => t.close());

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** As raw as HTTP can be sent: any host, any header. */
function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  const { port } = t.app.server.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

describe('a body', () => {
  const send = async (payload: string, headers: Record<string, string> = {}) =>
    t.app.server.inject({
      method: 'POST',
      url: cases.createDraft.url,
      headers: {
        authorization: `bearer ${await t.tokenOf(world.people.manager)}`,
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    });
  const nested = (levels: number) => `{"comment":${'['.repeat(levels)}${']'.repeat(levels)}}`;

  test.each([
    ['a hundred thousand lists in one another', nested(100_000), {}],
    ['the same with a key', nested(100_000), { 'idempotency-key': 'deep' }],
    ['one level too many', nested(20), {}],
    ['a prototype below too many levels', `${'['.repeat(30)}{"__proto__":1}${']'.repeat(30)}`, {}],
  ])('with %s can’t be read', async (_, payload, headers) => {
    const reply = await send(payload, headers);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'malformed' });
  });

  test.each([
    ['{"__proto__":{"roles":["admin"]}}', '__proto__'],
    ['{"facts":{"list":[1,{"\\u005f_proto__":1}]}}', 'facts.list.1.__proto__'],
    ['{"constructor":{"prototype":{"roles":["admin"]}}}', 'constructor'],
  ])('with a prototype in %s is refused, and the field named', async (payload, path) => {
    const reply = await send(payload);
    expect(reply.statusCode).toBe(400);
    const errors = [{ path, message: 'There is no such field.' }];
    expect(reply.json()).toMatchObject({ code: 'invalid', errors });
  });

  test('as deep as the deepest is read', async () => {
    expect((await send(nested(19))).json()).toMatchObject({ code: 'invalid', errors: [{ path: 'comment' }] });
  });
});

describe('a connection', () => {
  test('with a head that is too large gets an answer in the shape of every error', async () => {
    const { status, text } = await ask('/healthz', { headers: { 'x-large': 'x'.repeat(20_000) } });
    expect(status).toBe(431);
    expect(JSON.parse(text)).toMatchObject({
      status: 431,
      code: 'headers_too_large',
      requestId: expect.any(String),
    });
  });

  test('that breaks off in the middle of a body is no failure of ours', async () => {
    const { port } = t.app.server.server.address() as AddressInfo;
    const from = logged.length;
    const socket = connect(port, '127.0.0.1');
    socket.end(
      `POST ${invites.open.url} HTTP/1.1\r\nhost: desk\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"code":`,
    );
    await vi.waitFor(() => expect(logged.slice(from).join('\n')).toContain('"refusal":"malformed"'), 5_000);
    expect(logged.slice(from).join('\n')).not.toContain('a request failed');
  });

  test('whose head doesn’t come is not kept', () => {
    const { server } = t.app.server;
    expect(server).toMatchObject({ headersTimeout: 20_000, requestTimeout: 300_000 });
  });
});

describe('a foreign host', () => {
  const mailsTo = (recipient: string) =>
    t.db
      .selectFrom('jobs.mailOutbox')
      .select(['bodyText', 'bodyHtml'])
      .where('recipient', '=', recipient)
      .execute();

  test('changes nothing of what the provider says of itself', async () => {
    const { text } = await ask('/realms/writdesk/.well-known/openid-configuration', { headers: foreign });
    expect(JSON.parse(text)).toMatchObject({
      issuer: `${PUBLIC_URL}/realms/writdesk`,
      token_endpoint: `${PUBLIC_URL}${PROTOCOL}/token`,
    });
    expect(text).not.toContain('evil.example');
  });

  test('isn’t where an invite leads', async () => {
    const reply = await ask(invites.createFirm.url, {
      method: 'POST',
      headers: {
        ...foreign,
        'content-type': 'application/json',
        authorization: `bearer ${await t.tokenOf(world.people.firmAdmin)}`,
      },
      body: JSON.stringify({ email: 'new@people.example', roles: ['lawyer'], firmId: world.firm.id }),
    });
    expect(reply.status, reply.text).toBe(201);
    expectOwnLinks(await mailsTo('new@people.example'));
  });

  test('isn’t where a forgotten password leads, however often it is asked for', async () => {
    const email = 'forgetful@people.example';
    await t.opened.deps.accounts.createAccount({
      username: email,
      email,
      firstName: 'F',
      lastName: 'G',
      password: 'correct horse battery',
      roles: [],
      emailVerified: true,
    });
    const page = await resetPage();
    expect((await page.send(email)).status).toBe(200);
    const mails = await vi.waitUntil(
      async () => {
        const found = await mailsTo(email);
        return found.length > 0 && found;
      },
      { timeout: 20_000 },
    );
    expectOwnLinks(mails);
  });

  test('asks for new passwords so often from one address', async () => {
    const page = await resetPage();
    const statuses: number[] = [];
    while (!statuses.includes(429) && statuses.length <= mailLimits.caller.most)
      statuses.push((await page.send(`nobody${statuses.length}@people.example`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  function expectOwnLinks(mails: { bodyText: string; bodyHtml: string | null }[]) {
    expect(mails.length).toBeGreaterThan(0);
    const text = JSON.stringify(mails);
    const links = text.match(/https?:\/\/[^\s"\\<]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.startsWith(`${PUBLIC_URL}/`), link).toBe(true);
    expect(text).not.toContain('evil.example');
  }

  /** The page for a forgotten password, asked for and sent under the foreign name. */
  async function resetPage() {
    const query = new URLSearchParams({
      client_id: 'writdesk-web',
      redirect_uri: `${PUBLIC_URL}/`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const begun = await ask(`${PROTOCOL}/auth?${query.toString()}`, { headers: foreign });
    const at = new URL(begun.headers.location ?? '', PUBLIC_URL);
    expect(at.origin).toBe(PUBLIC_URL);
    const cookie = (begun.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
    return {
      send: (username: string) =>
        ask(`${at.pathname}?reset`, {
          method: 'POST',
          headers: { ...foreign, cookie, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ username }).toString(),
        }),
    };
  }
});
