import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { route } from '@writdesk/contract/route';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from './api-error.ts';
import { addressOf, call, setApiHost } from './call.ts';
import { spacingMs } from './in-flight.ts';

const list = route({
  method: 'GET',
  area: 'case-service',
  path: '/case/list-cases/{clientId?}',
  permission: 'signed-in',
  reads: ['case'],
  summary: 'Cases',
  params: z.object({ clientId: z.string().optional() }),
  query: z.object({ page: z.number().default(1), search: z.string().default('') }),
  reply: z.object({ total: z.int() }),
  failure: 'Get Cases Fail',
});
const submit = route({
  method: 'POST',
  area: 'case-service',
  path: '/case/submit/{id}',
  permission: 'signed-in',
  changes: ['case/{id}'],
  summary: 'Submit',
  params: z.object({ id: z.string() }),
  body: z.object({ comment: z.string() }),
  reply: z.object({ total: z.int() }),
  failure: 'Submit Case Failed',
});

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (request: Seen, response: ServerResponse, nth: number) => void;

let server: Server;
let origin: string;
let seen: Seen[];
let answer: Answer;
const onUnauthorized = vi.fn();
const onError = vi.fn<(error: ApiError) => void>();
const onWritten = vi.fn();

const reply = (response: ServerResponse, status: number, body?: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body });
      answer(seen.at(-1)!, response, seen.length);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  answer = (_, response) => reply(response, 200, { total: 7 });
  vi.clearAllMocks();
  setApiHost({ origin, token: async () => 'token-1', onUnauthorized, onError, onWritten });
});

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(thrown)}`);
  return thrown;
};

test.each([
  ['answered', 200],
  ['refused because somebody was faster', 409],
])('a write that was %s says so', async (_, status) => {
  answer = (__, response) => reply(response, status, { total: 7 });
  await call(submit, { params: { id: '7' }, body: { comment: '' } }).catch(() => {});
  expect(onWritten).toHaveBeenCalledExactlyOnceWith(submit, { id: '7' });
});

test('a write that was refused for what it says changes nothing', async () => {
  answer = (_, response) => reply(response, 400, { message: 'No.' });
  await call(submit, { params: { id: '7' }, body: { comment: '' } }).catch(() => {});
  expect(onWritten).not.toHaveBeenCalled();
});

test('a read carries its token, its zone and its query, and no idempotency key', async () => {
  await expect(
    call(list, { params: { clientId: 'a/b' }, query: { page: 2, search: 'Núñez' } }),
  ).resolves.toEqual({ total: 7 });
  expect(seen[0]).toMatchObject({
    method: 'GET',
    url: '/api/case-service/case/list-cases/a%2Fb?page=2&search=N%C3%BA%C3%B1ez',
    headers: {
      authorization: 'Bearer token-1',
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
  expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
});

test('an optional path parameter may be left out, a needed one may not', () => {
  expect(addressOf(list)).toBe('/api/case-service/case/list-cases');
  expect(() => addressOf(submit)).toThrow('needs the parameter id');
});

test('a repeated identical read cancels the earlier one, starts 300 ms later, and shows no toast', async () => {
  answer = (_, response, nth) => nth > 1 && reply(response, 200, { total: nth });
  const startedAt: number[] = [];
  const realFetch = fetch;
  const watched = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    startedAt.push(performance.now());
    return realFetch(...request);
  });
  // The pause is counted from the call; on a busy machine its own request starts later.
  const calledAt = performance.now();
  const first = failureOf(call(list));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  await expect(call(list)).resolves.toEqual({ total: 2 });
  expect((await first).kind).toBe('cancelled');
  watched.mockRestore();
  expect(startedAt).toHaveLength(2);
  expect(startedAt[1]! - calledAt).toBeGreaterThan(spacingMs - 5);
  expect(onError).not.toHaveBeenCalled();
});

test('different requests leave one another alone', async () => {
  const startedAt = performance.now();
  await Promise.all([call(list, { query: { page: 1 } }), call(list, { query: { page: 2 } })]);
  expect(seen).toHaveLength(2);
  expect(performance.now() - startedAt).toBeLessThan(spacingMs);
});

test('identical writes in flight carry one key, later ones a new one', async () => {
  const write = () => call(submit, { params: { id: '1' }, body: { comment: 'Ledger added' } });
  answer = (_, response, nth) => nth > 1 && reply(response, 200, { total: nth });
  const first = failureOf(write());
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  await write();
  await first;
  await write();
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(seen[0]).toMatchObject({ method: 'POST', body: '{"comment":"Ledger added"}' });
});

test.each([
  [400, undefined, 'Bad Request'],
  [401, undefined, 'Unauthorized'],
  [403, undefined, 'Forbidden'],
  [404, '<html>no JSON</html>', 'Not Found'],
  [500, {}, 'Internal Server Error'],
  [418, undefined, 'Something went wrong'],
  [
    409,
    { message: 'The docket has no room for another case.', code: 'docket_full' },
    'The docket has no room for another case.',
  ],
])('%d with %j says “%s”', async (status, body, text) => {
  answer = (_, response) => reply(response, status, body);
  const error = await failureOf(call(list, { query: { page: status } }));
  expect(error).toMatchObject({ kind: 'status', status, message: text, failure: 'Get Cases Fail' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(error);
  expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
});

test('what is wrong with the fields comes through, and a quiet call shows no toast', async () => {
  const errors = [{ path: 'unit', message: 'Enter the unit.' }];
  answer = (_, response) =>
    reply(response, 400, { message: 'No', code: 'invalid', errors, requestId: 'r-1' });
  const error = await failureOf(call(submit, { params: { id: '3' }, body: { comment: '' }, quiet: true }));
  expect(error).toMatchObject({ errors, requestId: 'r-1', code: 'invalid' });
  expect(onError).not.toHaveBeenCalled();
});

test('whose address is unverified learns so from a quiet call too: no screen can say it', async () => {
  answer = (_, response) =>
    reply(response, 403, { message: 'No', code: 'address_unproven', requestId: 'r-2' });
  await failureOf(call(list, { query: { search: 'unproven' }, quiet: true }));
  expect(onError).toHaveBeenCalledOnce();
});

test('nobody answers: Server Error', async () => {
  answer = (_, response) => response.destroy();
  expect(await failureOf(call(list, { query: { search: 'gone' } }))).toMatchObject({
    kind: 'network',
    status: 0,
    message: 'Server Error',
  });
  expect(onError).toHaveBeenCalledOnce();
});

test('an answer that its contract does not say is refused', async () => {
  answer = (_, response) => reply(response, 200, { totals: 7 });
  expect(await failureOf(call(list, { query: { search: 'odd' } }))).toMatchObject({
    kind: 'shape',
    message: 'Invalid response structure',
  });
});

test('after 50 seconds it is given up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    controller.abort(new DOMException('The operation timed out', 'TimeoutError'));
    return controller.signal;
  });
  expect(await failureOf(call(list, { query: { search: 'slow' } }))).toMatchObject({
    kind: 'timeout',
    message: 'Server Error',
  });
  expect(timeout).toHaveBeenCalledWith(50_000);
  timeout.mockRestore();
});

test('the caller may give it up too, which is no error to show', async () => {
  answer = () => {};
  const controller = new AbortController();
  const promise = failureOf(call(list, { query: { search: 'left' }, signal: controller.signal }));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  controller.abort();
  expect((await promise).kind).toBe('cancelled');
  expect(onError).not.toHaveBeenCalled();
});
