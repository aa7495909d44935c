import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { buildApp } from '../server/src/app.ts';
import { makeBillItems } from '../server/src/case-service/billing/bill-item-factory.ts';
import { openDeps } from '../server/src/deps.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { makeClient } from '../server/src/user-service/clients/client-factory.ts';
import { makeEngagement, makeFirm } from '../server/src/user-service/firms/firm-factory.ts';
import { makeUser } from '../server/src/user-service/users/user-factory.ts';
import { seedReference } from '../server/seed/reference.ts';
import { insertCase } from '../server/test/support/insert-case.ts';
import { recordStatements, type Statement } from '../server/test/support/statements.ts';
import { cpuOf, median } from './measure/cpu.ts';
import { replayAll } from './measure/replay.ts';
import { type Running, startServer } from './measure/servers.ts';
import { copyOfDatabase, keptDatabase, type KeptCluster, openKeptCluster } from './world/kept-cluster.ts';
import { ledgerSql } from './world/money-sql.ts';
import { configOf, emailOf, password, type World } from './world/world.ts';

const FIRST_PORT = 4890;
const COMPANIES = 100;
const ROUNDS = 5;
const REQUESTS = 12;
const PAYMENTS = 40;
/** Whose account the measures use: the world of money has one person, of billing. */
const READER = 'processor';

interface MoneyFigures {
  /** Of each read: milliseconds of CPU of server and database for a request, in the small ledger and in the large one. */
  reads: { name: string; small: number; large: number }[];
  /** Milliseconds of CPU for a payment, and for all of its statements alone. */
  payment: { product: number; bare: number };
}

/** What money costs with a long ledger against a short one, and a payment against its own SQL. */
export async function measureMoney(
  sizes: readonly [small: number, large: number],
  say: (line: string) => void,
): Promise<MoneyFigures> {
  const kept = await openKeptCluster();
  const servers: Running[] = [];
  try {
    const worlds: World[] = [];
    for (const [at, postings] of sizes.entries())
      worlds.push(await openLedger(kept, postings, FIRST_PORT + at, say));
    // Of a database that a server uses no copy is made.
    const [first] = worlds;
    if (!first) throw new Error('There is no ledger.');
    const payment = await measurePayment(kept, first);
    for (const world of worlds) servers.push(await startServer(world));
    return { reads: await measureReads(kept, servers), payment };
  } finally {
    for (const server of servers) server.stop();
    if (!kept.cluster.reused) await kept.cluster.stop();
  }
}

/**
 * A firm with as many postings, all but the last thousand of months that are closed. The month that runs is the same in
 * each size: what is compared is a long history against a short one.
 */
async function openLedger(
  kept: KeptCluster,
  postings: number,
  port: number,
  say: (line: string) => void,
): Promise<World> {
  const config = configOf(port, kept.encryptionKey);
  const connection = await keptDatabase(kept, `money_${postings}`, async (empty) => {
    const start = performance.now();
    say(`seeding ${postings.toLocaleString('en-US')} postings`);
    await migrate(empty);
    const { deps, close } = await openDeps(config, empty);
    const db = deps.db.as(systemScope);
    await seedReference(db);
    const firm = await makeFirm(db, { seed: 1 });
    const catalog = await makeBillItems(db, { firmId: firm.id });
    for (let seed = 0; seed < COMPANIES; seed += 1) {
      const client = await makeClient(db, { seed });
      await makeEngagement(db, { firmId: firm.id, clientId: client.id });
      await insertCase(db, { firmId: firm.id, clientId: client.id });
    }
    const account = { accounts: deps.accounts, password };
    await makeUser(db, { roles: ['firm_admin'], firmId: firm.id, email: emailOf(READER), account });
    await close?.();
    const owner = new pg.Client(empty);
    await owner.connect();
    for (const sql of ledgerSql(firm.id, catalog['ATTORNEY_FEE'] ?? '', postings)) await owner.query(sql);
    await owner.end();
    say(`seeded in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  });
  return { cases: postings, connection, config };
}

interface Known {
  clientId: string;
  invoiceId: string;
  month: string;
}
const api = '/api/case-service';
const reads: readonly { name: string; path: (known: Known) => string }[] = [
  { name: 'trial balance of the last closed month', path: ({ month }) => `${api}/ledger/month/${month}` },
  { name: 'what one company owes', path: ({ clientId }) => `${api}/invoices/aging?clientId=${clientId}` },
  { name: 'page of an invoice', path: ({ invoiceId }) => `${api}/invoices/details/${invoiceId}` },
  { name: 'aging of all companies', path: () => `${api}/invoices/aging?size=100` },
];

async function measureReads(kept: KeptCluster, servers: readonly Running[]) {
  const asked: { server: Running; headers: Record<string, string>; known: Known }[] = [];
  for (const server of servers) {
    const headers = { authorization: `bearer ${await server.signIn(READER)}` };
    asked.push({ server, headers, known: await knownOf(server.world) });
  }
  const measured: MoneyFigures['reads'] = [];
  for (const { name, path } of reads) {
    const samples = asked.map((): number[] => []);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [at, { server, headers, known }] of asked.entries()) {
        const before = cpuOf(server.pid, kept.cluster.pid);
        for (let n = 0; n < REQUESTS; n += 1) {
          const reply = await fetch(server.url + path(known), { headers });
          const text = await reply.text();
          if (reply.status !== 200) throw new Error(`${name}: ${reply.status} ${text.slice(0, 300)}`);
        }
        const after = cpuOf(server.pid, kept.cluster.pid);
        // The first round only warms up.
        if (round > 0)
          samples[at]?.push((after.server - before.server + after.database - before.database) / REQUESTS);
      }
    const [small = 0, large = 0] = samples.map(median);
    measured.push({ name, small, large });
  }
  return measured;
}

async function knownOf({ connection }: World): Promise<Known> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Known>(
      `select i.client_id as "clientId", i.id as "invoiceId", to_char(b.closed_through, 'YYYY-MM') as month
       from cases.invoice i join cases.ledger_book b using (firm_id)
       where i.status = 'ISSUED' order by i.id limit 1`,
    );
    const [known] = rows;
    if (!known) throw new Error('The ledger has no open invoice.');
    return known;
  } finally {
    await client.end();
  }
}

/** The product’s payments, and all statements of each on a twin of the database, prepared, over one connection. */
async function measurePayment(kept: KeptCluster, world: World): Promise<MoneyFigures['payment']> {
  const one = await copyOfDatabase(kept, world.connection);
  const other = await copyOfDatabase(kept, world.connection, 'bare');
  const server = await startServer({ ...world, connection: one.connection });
  const opened = await openDeps({ ...world.config, logLevel: 'silent' }, one.connection);
  const app = await buildApp(opened);
  try {
    const authorization = `bearer ${await server.signIn(READER)}`;
    server.stop();
    const client = new pg.Client(one.connection);
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      `select id from cases.invoice where status = 'ISSUED' order by id limit $1`,
      [PAYMENTS],
    );
    const { rows: days } = await client.query<{ day: string }>('select current_date::text as day');
    await client.end();
    const pay = async (id: string) => {
      const reply = await app.server.inject({
        method: 'POST',
        url: `${api}/invoices/record-payment/${id}`,
        headers: { authorization, 'idempotency-key': randomUUID() },
        payload: { amountCents: 100, date: days[0]?.day, method: 'CHECK', reference: '1042' },
      });
      if (reply.statusCode >= 300) throw new Error(`${reply.statusCode} ${reply.body.slice(0, 300)}`);
    };
    const ids = rows.map(({ id }) => id);
    for (const id of ids.slice(0, PAYMENTS / 2)) await pay(id);
    const used = () => {
      const { server: own, database } = cpuOf(process.pid, kept.cluster.pid);
      return own + database;
    };
    const measured = ids.slice(PAYMENTS / 2);
    let before = used();
    const statements: Statement[] = await recordStatements(async () => {
      for (const id of measured) await pay(id);
    });
    const product = (used() - before) / measured.length;
    before = used();
    await replayAll(other.connection, statements);
    return { product, bare: (used() - before) / measured.length };
  } finally {
    await app.close();
    server.stop();
    await one.drop();
    await other.drop();
  }
}
