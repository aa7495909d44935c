import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firmWithAClient, type FirmWithAClient } from '../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../test/support/harness.ts';
import { secretsIn } from '../../test/support/log-secrets.ts';

// What the database says of an error quotes what somebody typed. A log has the error's kind and place instead.

const NAME = 'Adaeze "Ada" Okonkwo-Whitlock';
let t: TestApp;
let world: FirmWithAClient;
let database: pg.Pool;
let logged: string[] = [];
beforeAll(async () => {
  t = await testApp({ logTo: (line) => void logged.push(line) });
  world = await firmWithAClient(t);
  // As the owner: what is tried is of no tenant's.
  database = new pg.Pool({ ...t.connection, max: 1 });
});
afterAll(async () => {
  await database.end();
  await t.close();
});

/** What the log says of what the database says of a statement. */
async function told(text: string, values: unknown[]) {
  const thrown: unknown = await database.query(text, values).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  );
  logged = [];
  t.opened.deps.log.child({ reqId: 'x' }).error({ err: thrown }, 'a request failed');
  t.opened.deps.log.error({ err: new Error(`a job failed`, { cause: thrown }) }, 'a job failed');
  t.opened.deps.log.error(thrown as Error, 'alone');
  t.app.server.log.error({ err: thrown }, 'the server’s own');
  const [line = ''] = logged;
  expect(logged).toHaveLength(4);
  for (const each of logged) {
    expect(each).not.toContain('Okonkwo');
    expect(each).not.toContain('Adaeze');
  }
  return (JSON.parse(line) as { err: Record<string, unknown> }).err;
}

test.each([
  [
    'a value that is no uuid',
    'select $1::uuid',
    [NAME],
    '22P02',
    'invalid input syntax for type uuid: "[taken out]"',
  ],
  [
    'a value that is no number',
    'select $1::numeric',
    [NAME],
    '22P02',
    'invalid input syntax for type numeric: "[taken out]"',
  ],
  ['text that is no JSON', 'select $1::jsonb', [NAME], '22P02', 'invalid input syntax for type json'],
  ['a date', 'select $1::date', [NAME], '22007', 'invalid input syntax for type date: "[taken out]"'],
  [
    'a query for a text',
    "select to_tsquery('simple', $1)",
    [`${NAME} &`],
    '42601',
    'syntax error in tsquery: "[taken out]"',
  ],
  [
    'a table that isn’t there',
    'select $1::text from nowhere',
    [NAME],
    '42P01',
    'relation "nowhere" does not exist',
  ],
])('%s', async (_, text, values, code, message) => {
  const err = await told(text, values);
  expect(err).toMatchObject({ code, message, severity: 'ERROR', routine: expect.any(String) });
  expect(err['stack']).toMatch(/\n\s+at /);
});

test('a row that is there already is reported by its constraint, not by its values', async () => {
  const insert = `insert into users.client select (jsonb_populate_record(c, jsonb_build_object('name', $1::text))).* from users.client c where id = $2`;
  const err = await told(insert, [NAME, world.client.id]);
  expect(err).toMatchObject({
    code: '23505',
    schema: 'users',
    table: 'client',
    constraint: 'client_pkey',
    message: 'duplicate key value violates unique constraint "client_pkey"',
  });
  expect(err).not.toHaveProperty('detail');
});

test('a value that is missing names the column, and not the row that it is missing in', async () => {
  const insert = `insert into users.client select (jsonb_populate_record(c, jsonb_build_object('name', $1::text, 'id', null))).* from users.client c where id = $2`;
  expect(await told(insert, [NAME, world.client.id])).toMatchObject({
    code: '23502',
    column: 'id',
    message: 'null value in column "id" of relation "client" violates not-null constraint',
  });
});

test('a function’s context is not told', async () => {
  // The statement inside quotes what was typed, as `where` and `internalQuery` do.
  const text = `do $block$ begin execute format('select %L::int', '${NAME}'); end $block$`;
  const err = await told(text, []);
  for (const name of ['where', 'detail', 'internalQuery', 'hint']) expect(err).not.toHaveProperty(name);
  expect(err['code']).toMatch(/^\w{5}$/);
});

test('other errors keep their code and lose what they quote', () => {
  logged = [];
  const mail = Object.assign(new Error('550 no mailbox <ada@people.example>'), {
    code: 'EENVELOPE',
    response: `550 ${NAME}`,
    rejected: ['ada@people.example'],
  });
  const { log } = t.opened.deps;
  log.error({ err: mail }, 'a job failed');
  // V8 quotes what it can't read: its beginning, or what stands around it.
  for (const text of [NAME, `{"name":"${'x'.repeat(10)}", ${NAME}}`, `{"name": ${NAME}}`]) {
    try {
      JSON.parse(text);
    } catch (error) {
      log.error({ err: error }, 'a job failed');
    }
  }
  expect(logged).toHaveLength(4);
  log.error({ err: NAME.repeat(0) }, 'no error at all');
  expect(logged.join('\n')).not.toMatch(/ada@people|Okonkwo|Adaeze|xxxxx/);
  expect((JSON.parse(logged[0] ?? '') as { err: object }).err).toMatchObject({ code: 'EENVELOPE' });
});

test('an error whose fields were copied into a plain object is told as the error', () => {
  logged = [];
  const { message, stack } = new Error('no worker for ada@people.example');
  t.opened.deps.log.error({ err: { message, stack, code: '57P03', queue: 'mail' } }, 'job queue');
  const { err } = JSON.parse(logged[0] ?? '') as { err: Record<string, unknown> };
  expect(err).toMatchObject({ type: 'Error', message: 'no worker for [taken out]', code: '57P03' });
  expect(err['stack']).toContain('log-error.test.ts');
  expect(err).not.toHaveProperty('queue');
});

test('a code that opens something is taken out where it stands', () => {
  logged = [];
  const { log } = t.opened.deps;
  log.info({ code: 'opens-it' }, 'given');
  log.info({ body: { code: 'opens-it' }, form: { code: 'opens-it' }, query: { code: 'opens-it' } }, 'given');
  expect(logged).toHaveLength(2);
  expect(logged.join('')).not.toContain('opens-it');
  expect(logged.flatMap(secretsIn)).toEqual([]);
});
