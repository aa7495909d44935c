import { allRoutes, api } from '@writdesk/contract';
import { english } from '@writdesk/contract/sentences/english';
import { invites } from '@writdesk/contract/invites/invites';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { bindings } from '../../nouns.ts';
import { openApiDocument, refusalStatuses } from './openapi-document.ts';

const logged: string[] = [];
let t: TestApp;
let manager: Person;
beforeAll(async () => {
  t = await testApp({ logTo: (line) => logged.push(line) });
  manager = (await firmWithAClient(t)).people.manager;
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
  expect(await t.send('GET', '/healthz')).toMatchObject({
    status: 200,
    body: { ok: true, service: 'writdesk' },
  });
  expect((await t.send('GET', '/readyz')).body).toEqual({ ok: true });
  const metrics = await t.app.server.inject({ url: '/metrics' });
  expect(metrics.body).toContain('http_request_seconds_count');
});

test('a refusal leaves a line: what was refused, to whom, and from where', async () => {
  const line = () => JSON.parse(logged.findLast((each) => each.includes('was refused')) ?? '{}') as unknown;
  const { url } = invites.firmList;
  expect((await t.send('GET', url)).status).toBe(401);
  expect(line()).toMatchObject({ refusal: 'unauthorized', address: '127.0.0.1' });
  expect((await t.send('GET', url, { as: manager })).status).toBe(403);
  expect(line()).toMatchObject({
    refusal: 'forbidden',
    address: '127.0.0.1',
    accountId: manager.accountId,
    reqId: expect.any(String),
  });
});

describe('what can’t be read', () => {
  const raw = async (given: {
    payload?: string;
    type?: string;
    url?: string;
    method?: 'POST' | 'PUT' | 'GET';
  }) => {
    const reply = await t.app.server.inject({
      method: given.method ?? 'POST',
      url: given.url ?? '/api/case-service/case/create-draft',
      headers: {
        authorization: `bearer ${await t.tokenOf(manager)}`,
        ...(given.type !== '' && { 'content-type': given.type ?? 'application/json' }),
      },
      ...(given.payload !== undefined && { payload: given.payload }),
    });
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  };

  test.each([
    ['half a JSON text', { payload: '{"propertyId": ' }, 400, 'malformed'],
    ['no JSON at all', { payload: 'propertyId=7' }, 400, 'malformed'],
    ['an empty text that says it is JSON', { payload: '' }, 400, 'malformed'],
    ['a form', { payload: 'a=1', type: 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    ['XML', { payload: '<case/>', type: 'application/xml' }, 415, 'unsupported_media_type'],
    [
      'more than a megabyte',
      { payload: JSON.stringify({ comment: 'x'.repeat(1_100_000) }) },
      413,
      'too_large',
    ],
    ['another method', { method: 'PUT', payload: '{}' }, 404, 'not_found'],
  ] as const)('%s is answered in the shape of every error', async (_, given, status, code) => {
    const reply = await raw(given);
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({
      status,
      code,
      message: english[code],
      requestId: expect.any(String),
    });
  });

  test.each([
    ['a list', '[]'],
    ['a number', '7'],
    ['a text', '"case"'],
  ])('%s in place of an object is refused as a whole', async (_, payload) => {
    expect(await raw({ payload })).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [{ path: '' }] },
    });
  });

  test('a character that no text can keep is refused at its field', async () => {
    const inBody = await raw({
      payload: JSON.stringify({ tenants: [{ firstName: 'A\u0000', lastName: 'B' }] }),
    });
    expect(inBody).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [{ path: 'tenants.0.firstName' }] },
    });
    const inQuery = await t.send('GET', '/api/case-service/case/list-cases?search=abc%00d', { as: manager });
    expect(inQuery).toMatchObject({ status: 400, body: { errors: [{ path: 'search' }] } });
  });

  test('each wrong part of an address is named', async () => {
    const id = await t.send('GET', '/api/case-service/case/details/7', { as: manager });
    expect(id).toMatchObject({ status: 400, body: { errors: [{ path: 'id' }] } });
    const query = await t.send(
      'GET',
      '/api/case-service/case/list-cases?page=0&size=1000&sort=phone&status=GONE&clientId=7&from=soon',
      { as: manager },
    );
    expect((query.body['errors'] as { path: string }[]).map(({ path }) => path).toSorted()).toEqual([
      'clientId',
      'from',
      'page',
      'size',
      'sort',
      'status',
    ]);
  });

  test('a wrong field is reported in words for people', async () => {
    const wrong = await t.send('GET', '/api/case-service/case/list-cases?page=99999999999&isFirmUser=1', {
      as: manager,
    });
    expect(wrong.body['errors']).toEqual([
      {
        path: 'page',
        code: 'number_at_most',
        values: { max: 100_000 },
        message: 'Enter a number of at most 100,000.',
      },
      {
        path: 'isFirmUser',
        code: 'one_of',
        values: { choices: ['true', 'false'] },
        message: 'Enter one of: true, false.',
      },
    ]);
  });
});

test('a request has one id, in its answer and in its head', async () => {
  const { body, headers } = await t.send('GET', '/api/case-service/nothing', {
    headers: { 'x-request-id': 'chosen by a stranger' },
  });
  expect(headers['x-request-id']).toBe(body['requestId']);
  expect(body['requestId']).not.toBe('chosen by a stranger');
});

test('the API document has every call, and no other', async () => {
  const document = JSON.parse(
    JSON.stringify(openApiDocument({ nouns: api, named: {}, version: '0', description: '' })),
  ) as {
    paths: Record<string, Record<string, { responses: object; requestBody?: object }>>;
  };
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(written.toSorted()).toEqual(allRoutes.map(({ route }) => `${route.method} ${route.url}`).toSorted());
  for (const { name, route } of allRoutes) {
    const operation = document.paths[route.url]?.[route.method.toLowerCase()];
    const good = [route.status ?? 200, ...(route.orStatus ? [route.orStatus] : [])];
    const statuses = [...good, ...refusalStatuses(route)];
    expect(Object.keys(operation?.responses ?? {}).toSorted(), name).toEqual(statuses.map(String).toSorted());
    expect(operation?.requestBody !== undefined, name).toBe(route.body !== undefined);
  }
});

test('every call of the contract is served, and no other', () => {
  const served = bindings.map(({ route }) => `${route.method} ${route.url}`);
  expect(served.toSorted()).toEqual(allRoutes.map(({ route }) => `${route.method} ${route.url}`).toSorted());
});
