import { connect, createServer, type Server, type Socket } from 'node:net';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { newId } from '../ids.ts';
import { type Database, openDatabase } from './database.ts';
import type { DB } from './schema.ts';
import { type Scope, systemScope } from './scope.ts';

// Between the process and the database stands a gate: while it is shut, nothing that the database says comes back. What
// arrives at the database then was sent without waiting for an answer.

let database: TestDatabase;
let gate: Awaited<ReturnType<typeof openGate>>;
let db: Database;
beforeAll(async () => {
  database = await cloneDatabase();
  gate = await openGate(database.connection);
  db = openDatabase({ connection: { ...database.connection, host: '127.0.0.1', port: gate.port }, max: 1 });
});
afterAll(async () => {
  await db.close();
  await gate.close();
  await database.drop();
});

async function openGate(to: { host: string; port: number }) {
  let isShut = false;
  let heldBack: Buffer[] = [];
  let reader: Socket | undefined;
  let asked = '';
  let packets = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = to.host.startsWith('/')
      ? connect(`${to.host}/.s.PGSQL.${to.port}`)
      : connect(to.port, to.host);
    reader = client;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined); // the other side left
    }
    client.on('data', (bytes) => {
      asked += bytes.toString('latin1');
      packets += 1;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => (isShut ? heldBack.push(bytes) : client.write(bytes)));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    shut() {
      isShut = true;
      asked = '';
      packets = 0;
    },
    asked: () => asked,
    packets: () => packets,
    open() {
      isShut = false;
      for (const bytes of heldBack) reader?.write(bytes);
      heldBack = [];
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const ofFirm = (firmId: string): Scope => ({ ...systemScope, kind: 'firm', firmId, firmIds: [firmId] });
const read = (scope: Scope, mark: string) =>
  sql<{ firm: string; mark: string }>`
    select users.own_firm()::text as firm, ${mark}::text as mark`.execute(db.as(scope));

test.each(['another', 'the same'])(
  'a read under %s scope is one round trip: transaction, settings, query and commit leave together',
  async (which) => {
    const firmId = newId();
    await read(which === 'another' ? systemScope : ofFirm(firmId), 'the connection stands');
    gate.shut();
    const reply = read(ofFirm(firmId), 'asked at once');
    // All are with the database though it has answered none.
    await expect.poll(() => gate.asked()).toContain('commit');
    expect(gate.asked()).toMatch(
      new RegExp(`begin; set local role writdesk_app; .*'${firmId}'.*asked at once.*commit`, 's'),
    );
    expect(gate.packets()).toBe(1);
    gate.open();
    expect((await reply).rows).toEqual([{ firm: firmId, mark: 'asked at once' }]);
  },
);

test('a transaction begins with its first query', async () => {
  const firmId = newId();
  await read(systemScope, 'the connection stands');
  gate.shut();
  const reply = db
    .as(ofFirm(firmId))
    .transaction()
    .execute((tx) => sql<{ firm: string }>`select users.own_firm()::text as firm`.execute(tx));
  await expect.poll(() => gate.asked()).toContain('own_firm');
  expect(gate.asked()).toMatch(new RegExp(`begin; .*'${firmId}'.*own_firm`, 's'));
  gate.open();
  expect((await reply).rows).toEqual([{ firm: firmId }]);
});

test('nothing of a scope stays with the connection', async () => {
  const { rows } = await db.pool.query<{ kind: string; role: string }>(
    "select current_setting('app.kind', true) as kind, current_user as role",
  );
  expect(rows).toEqual([{ kind: '', role: 'writdesk_app' }]);
});

test('what a transaction asks at the same time leaves together, and waits for no answer in between', async () => {
  const scope = ofFirm(newId());
  await db.transaction(scope, async (tx) => {
    await sql`select 1`.execute(tx);
    gate.shut();
    const asked = Promise.all(
      ['first', 'second', 'third'].map((mark) => sql`select ${mark}::text as mark`.execute(tx)),
    );
    await expect
      .poll(() => ['first', 'second', 'third'].every((mark) => gate.asked().includes(mark)))
      .toBe(true);
    gate.open();
    const rows = (await asked).flatMap((one) => one.rows as { mark: string }[]);
    expect(rows.map(({ mark }) => mark)).toEqual(['first', 'second', 'third']);
  });
});

test('what a transaction asks at the same time is one write to its connection', async () => {
  const client = await db.pool.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  client.release();
  const writes = vi.spyOn(stream, '_writev');
  const single = vi.spyOn(stream, '_write');
  await db.transaction(ofFirm(newId()), async (tx) => {
    await Promise.all([1, 2, 3].map((n) => sql`select ${n}::int`.execute(tx)));
  });
  // With the beginning of the transaction; its end is another.
  expect(writes.mock.calls.length + single.mock.calls.length).toBe(2);
  vi.restoreAllMocks();
});

test('a statement that comes after the end of its transaction is refused, and changes nothing of the next one', async () => {
  const ended: Kysely<DB>[] = [];
  const failed = db.transaction(systemScope, async (tx) => {
    await sql`select 1`.execute(tx);
    ended.push(tx);
    throw new Error('undone');
  });
  await expect(failed).rejects.toThrow('undone');
  for (const tx of ended) await expect(sql`select 2`.execute(tx)).rejects.toThrow('The transaction is over.');
  expect(ended).toHaveLength(1);
  expect((await read(systemScope, 'afterwards')).rows).toHaveLength(1);
});
