import { allRoutes } from '@writdesk/contract';
import { pathParameters, type Route } from '@writdesk/contract/route';
import { roles } from '@writdesk/contract/permissions/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_NAMED } from '../../src/platform/http/unreadable.ts';
import { isGranted } from '../support/granted.ts';
import { testApp, type TestApp } from '../support/harness.ts';
import { jsonOf, partsOf, type Schema, textsOf } from '../support/schema-parts.ts';
import { addressOf, type Input, inputFor, withValue } from '../support/sweep/inputs.ts';
import { sweepWorld, type SweepWorld } from '../support/sweep/world.ts';

// Every field of every call is sent what no text can be, and more than any text may be. The fields are read from the
// contract. Each such request is answered with 400 and the name of the field, and none with 5xx.

const MESSAGE = 'This has a character that can’t be saved.';
/** Half of a surrogate pair, two halves in the wrong order, and a character that PostgreSQL keeps in no text. */
const unreadable = { 'half a pair': '\ud800', 'halves swapped': '\udfff\ud800', NUL: 'a\u0000b' };
/** Percent-encodings of no text: no hexadecimal, a lone byte, half a pair as UTF-8, an overlong slash, and NUL. */
const encodings = ['%zz', '%', '%ff', '%ed%a0%80', '%c0%af', 'a%00b'];
/** Stands for bytes that are not UTF-8 until the body is made of bytes. */
const MARK = 'QMARKQ';
const MEBIBYTE = 1024 * 1024;

let t: TestApp;
let world: SweepWorld;
beforeAll(async () => {
  t = await testApp({ config: { trustProxy: 1 } });
  world = await sweepWorld(t);
});
// Each test begins a minute of its own: calls are counted.
beforeEach(() => t.db.deleteFrom('jobs.rateLimit').execute());
afterAll(() => t.close());

interface Reply {
  status: number;
  body: { code?: string; errors?: { path: string; code: string; values: object; message: string }[] };
  text: string;
}

/** Sends as somebody who may call the route, so that nothing but the text is in the way. */
async function send(
  route: Route,
  url: string,
  payload?: Buffer | string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const role = roles.find((each) => isGranted(route, each)) ?? 'admin';
  const reply = await t.app.server.inject({
    method: route.method,
    url,
    headers: {
      authorization: `bearer ${await t.tokenOf(world.mine.people[role])}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const text = reply.body;
  return {
    status: reply.statusCode,
    body: text.startsWith('{') ? reply.json<Reply['body']>() : {},
    text,
  };
}

function expectNamed(reply: Reply, path: string, what: string) {
  expect(reply.status, `${what}: ${reply.text}`).toBe(400);
  expect(reply.body, what).toMatchObject({ code: 'invalid' });
  expect(reply.body.errors, what).toContainEqual({
    path,
    code: 'unkept_character',
    values: {},
    message: MESSAGE,
  });
}

/** A field's name in a reply. */
const named = (at: string) => at.split('.').slice(1).join('.').replaceAll('[]', '0').replaceAll('{}', 'KEY');
const placed = (input: Input, at: string, value: unknown) =>
  withValue(input, at.replaceAll('{}', 'KEY'), value);

/** As many fields as one reply names; none of them holds another. */
function together(fields: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const at of fields) {
    const fits = groups.find(
      (group) => group.length < MOST_NAMED && !group.some((one) => isInside(one, at) || isInside(at, one)),
    );
    if (fits) fits.push(at);
    else groups.push([at]);
  }
  return groups;
}
const isInside = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

const withBody = allRoutes.filter(({ route }) => route.body);
const plain = allRoutes.filter(({ route }) => !route.streams);
const bodyOf = (name: string, route: Route) => JSON.stringify(inputFor(name, route, world.mine).body);

const hasEnd = ({ maxLength, format, enum: choices, const: value, pattern = '' }: Schema): boolean =>
  maxLength !== undefined || (format ?? choices ?? value) !== undefined || /^\^[^*+]*\$$/.test(pattern);

/** Well-formed, and of a year that PostgreSQL doesn't have; and a moment that is longer than it reads. */
const ODD_DAYS = ['0000-01-01', '0000-01-01T00:00:00Z', `2026-01-01T00:00:00.${'1'.repeat(500)}Z`];

describe('in a body', () => {
  test('the contract’s texts are found', () => {
    const found = withBody.flatMap(({ route }) => textsOf(route.body ?? expect.unreachable()));
    expect(found.length).toBeGreaterThan(400);
    expect(found.some((at) => at.includes('[]'))).toBe(true);
  });

  test.for(withBody)('$name names each text that can’t be kept', async ({ name, route }) => {
    const input = inputFor(name, route, world.mine);
    const url = addressOf(route, input);
    for (const fields of together(textsOf(route.body ?? expect.unreachable()))) {
      const withAll = (text: string) =>
        JSON.stringify(fields.reduce((filled, at) => placed(filled, at, text), input).body);
      for (const [what, text] of Object.entries(unreadable)) {
        const reply = await send(route, url, withAll(text));
        for (const at of fields) expectNamed(reply, named(at), `${at}: ${what}`);
      }
      for (const bytes of [[0xff], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf0, 0x9f]]) {
        const parts = withAll(MARK).split(MARK);
        const payload = Buffer.concat(
          parts.flatMap((part, index) =>
            index ? [Buffer.from(bytes), Buffer.from(part)] : Buffer.from(part),
          ),
        );
        const reply = await send(route, url, payload);
        for (const at of fields) expectNamed(reply, named(at), `${at}: bytes ${bytes.join()}`);
      }
    }
  });

  test.for(withBody)('$name names each key that can’t be kept', async ({ name, route }) => {
    const url = addressOf(route, inputFor(name, route, world.mine));
    const body = bodyOf(name, route);
    for (const key of Object.values(unreadable)) {
      const shown = key.toWellFormed().replaceAll('\0', '\ufffd');
      const atTop = body.replace(/^\{/, () => `{${JSON.stringify(key)}:1${body === '{}' ? '' : ','}`);
      expectNamed(await send(route, url, atTop), shown, 'a key');
      expectNamed(
        await send(route, url, JSON.stringify({ deep: [{ [key]: 1 }] })),
        `deep.0.${shown}`,
        'a key',
      );
    }
  });

  test.for(withBody)('$name takes a replacement character that somebody typed', async ({ name, route }) => {
    const input = inputFor(name, route, world.mine);
    const [at] = textsOf(route.body ?? expect.unreachable());
    if (!at) return;
    const { body } = placed(input, at, 'Typed \ufffd, 👍🏽 and \u{10ffff}');
    const reply = await send(route, addressOf(route, input), JSON.stringify(body));
    expect(JSON.stringify(reply.body)).not.toContain(MESSAGE);
  });

  test.for(withBody)('$name has an end for each text and number', async ({ name, route }) => {
    const input = inputFor(name, route, world.mine);
    const url = addressOf(route, input);
    const parts = partsOf(jsonOf(route.body ?? expect.unreachable()));
    for (const part of parts.filter((each) => each.part.type === 'string').map((each) => each.part))
      expect(hasEnd(part), JSON.stringify(part)).toBe(true);
    for (const [index, at] of textsOf(route.body ?? expect.unreachable()).entries()) {
      // A mebibyte is read in the same way in each field: one for a call.
      for (const odd of [
        'a b'.repeat(20_000),
        ...ODD_DAYS,
        ...(index ? [] : ['x'.repeat(MEBIBYTE - 50_000)]),
      ]) {
        const reply = await send(route, url, JSON.stringify(placed(input, at, odd).body));
        expect(reply.status, `${at}: ${reply.text.slice(0, 300)}`).toBeLessThan(500);
      }
    }
    const numbers = parts.filter(({ part }) => part.type === 'integer' || part.type === 'number');
    for (const at of new Set(numbers.map((each) => each.at))) {
      for (const number of [-1, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300]) {
        const reply = await send(route, url, JSON.stringify(placed(input, at, number).body));
        expect(reply.status, `${at} ${number}: ${reply.text.slice(0, 300)}`).toBeLessThan(500);
      }
    }
  });

  test('bytes between the fields are malformed', async () => {
    const { name, route } = withBody[0] ?? expect.unreachable();
    const payload = Buffer.from(`\xff${bodyOf(name, route)}`, 'latin1');
    expect(await send(route, addressOf(route, inputFor(name, route, world.mine)), payload)).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
  });
});

describe('in an address', () => {
  const withPath = allRoutes.filter(({ route }) => pathParameters(route.path).length);
  test.for(withPath)('$name names each part that can’t be kept', async ({ name, route }) => {
    const input = inputFor(name, route, world.mine);
    const payload = route.body ? bodyOf(name, route) : undefined;
    for (const parameter of pathParameters(route.path)) {
      const url = addressOf(route, { ...input, params: { ...input.params, [parameter]: MARK } });
      for (const encoding of encodings)
        expectNamed(await send(route, url.replace(MARK, encoding), payload), parameter, encoding);
      for (const text of ['x'.repeat(8_000), '😀'.repeat(500)]) {
        const reply = await send(route, url.replace(MARK, encodeURIComponent(text)), payload);
        expect(reply.status, reply.text).toBeLessThan(500);
      }
    }
  });

  test.for(allRoutes)('$name names each field of its query that can’t be kept', async ({ name, route }) => {
    const input = inputFor(name, route, world.mine);
    const payload = route.body ? bodyOf(name, route) : undefined;
    for (const fields of together([...Object.keys(route.query?.shape ?? {}), 'none'])) {
      const marked = Object.fromEntries(fields.map((field) => [field, MARK]));
      const url = addressOf(route, { ...input, query: { ...input.query, ...marked } });
      for (const encoding of encodings) {
        const reply = await send(route, url.replaceAll(MARK, encoding), payload);
        for (const field of fields) expectNamed(reply, field, encoding);
      }
    }
    const url = addressOf(route, { ...input, query: { ...input.query, [MARK]: 'x' } });
    expectNamed(await send(route, url.replace(MARK, 'a%ff'), payload), 'a\ufffd', 'a key');
  });

  test.for(plain)('$name has an end for each field of its query', async ({ name, route }) => {
    const input = inputFor(name, route, world.mine);
    for (const field of Object.keys(route.query?.shape ?? {})) {
      for (const text of [
        'x'.repeat(8_000),
        '9'.repeat(40),
        '2147483648',
        '-1',
        '\\',
        '%',
        '1e300',
        '’(&|!)',
        ...ODD_DAYS,
        `${ODD_DAYS[0]}..`,
      ]) {
        const url = addressOf(route, { ...input, query: { ...input.query, [field]: text } });
        const reply = await send(route, url, route.body ? bodyOf(name, route) : undefined);
        expect(reply.status, `${field}=${text.slice(0, 40)}: ${reply.text}`).toBeLessThan(500);
      }
    }
  });

  test.each([
    ['/cases/%ff', 'path'],
    ['/%zz', 'path'],
    ['/api/case-service/nothing/%ed%a0%80', 'path'],
    ['/?code=%ff', 'code'],
    ['/files/uploads/%ff.pdf?method=GET', 'path'],
    ['/files/uploads/a.pdf?method=GET&name=%ff', 'name'],
    ['/files/uploads/a.pdf?method=GET&name=a%00b', 'name'],
  ])('%s names its part', async (url, path) => {
    const reply = await t.app.server.inject({ method: 'GET', url });
    expectNamed({ status: reply.statusCode, body: reply.json(), text: reply.body }, path, url);
    if (!url.startsWith('/files/')) return;
    const put = await t.app.server.inject({ method: 'PUT', url, payload: 'x' });
    expectNamed({ status: put.statusCode, body: put.json(), text: put.body }, path, url);
  });
});

describe('in a header', () => {
  const { name, route } = withBody.find((each) => each.name === 'cases.createDraft') ?? expect.unreachable();
  const bytes = '\xff\xfe';

  test.each([
    'idempotency-key',
    'last-event-id',
    'if-match',
    'x-forwarded-for',
    'x-forwarded-host',
    'forwarded',
  ])('%s is named', async (header) => {
    const input = inputFor(name, route, world.mine);
    const reply = await send(route, addressOf(route, input), bodyOf(name, route), { [header]: bytes });
    expectNamed(reply, header, header);
  });

  test.each(['user-agent', 'accept-language', 'cookie', 'referer', 'accept'])(
    '%s, which is read as bytes or not at all, is in nobody’s way',
    async (header) => {
      const input = inputFor(name, route, world.mine);
      const reply = await send(route, addressOf(route, input), bodyOf(name, route), { [header]: bytes });
      expect(reply.status, reply.text).toBe(201);
    },
  );

  test.each([
    ['x-forwarded-for', 'x'],
    ['x-forwarded-for', '1.2.3.4, '],
    ['idempotency-key', ''],
    ['last-event-id', ''],
  ])('a long %s is answered', async (header, start) => {
    const random = Array.from({ length: 7_000 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
    const input = inputFor(name, route, world.mine);
    const long = { [header]: start + random };
    const reply = await send(route, addressOf(route, input), bodyOf(name, route), long);
    expect(reply.status, reply.text).toBeLessThan(500);
    const open = await t.app.server.inject({
      method: 'GET',
      url: `/api/user-service/invites/verify-invite/${'k'.repeat(43)}`,
      headers: long,
    });
    expect(open.statusCode, open.body).toBeLessThan(500);
  });
});
