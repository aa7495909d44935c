import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { buildApp } from '../server/src/app.ts';
import { openDeps } from '../server/src/deps.ts';
import { recordStatements, type Statement } from '../server/test/support/statements.ts';
import { copyOfDatabase, type KeptCluster, openKeptCluster } from './world/kept-cluster.ts';
import { openWorld, type World } from './world/world.ts';
import { cpuOf, median } from './measure/cpu.ts';
import { startServer } from './measure/servers.ts';

const CASES = 10_000;
const PORT = 4886;
const CONNECTIONS = 10;
const ROUNDS = 5;
const WARM_UP = 300;
/** In each round; the bare transaction takes less time, so it's done more often. */
const TRANSITIONS = 150;
const BARE = 500;

interface TransitionFigures {
  /** A second, at ten connections. */
  writdesk: number;
  bareSql: number;
  /** Milliseconds of CPU for one: of server and database, and of client and database. */
  writdeskCpu: number;
  writdeskDatabaseCpu: number;
  bareSqlCpu: number;
  /** Statements of one transition, and how many of them write. */
  statements: number;
  writes: number;
}

/** Moves cases from intake to the initial check, by the API and by the same writes in a bare transaction, in turn. */
export async function measureTransition(say: (line: string) => void): Promise<TransitionFigures> {
  const kept = await openKeptCluster();
  try {
    const world = await openWorld(kept, { cases: CASES, port: PORT }, say);
    const copy = await copyOfDatabase(kept, world.connection);
    try {
      return await measure(kept, { ...world, connection: copy.connection }, say);
    } finally {
      await copy.drop();
    }
  } finally {
    if (!kept.cluster.reused) await kept.cluster.stop();
  }
}

async function measure(kept: KeptCluster, world: World, say: (line: string) => void) {
  const owner = new pg.Client(world.connection);
  await owner.connect();
  const cases = await takeIn(owner);
  const server = await startServer(world);
  const clients: pg.Client[] = [];
  try {
    const token = await server.signIn('processor');
    const move = async (caseId: string) => {
      const reply = await fetch(server.url + addressOf(caseId), { method: 'POST', ...callOf(token) });
      const text = await reply.text();
      if (reply.status !== 200) throw new Error(`${reply.status} ${text.slice(0, 300)}`);
    };
    const { statements, bare } = await recordBare(world, token, cases);
    for (let n = 0; n < CONNECTIONS; n += 1) {
      const client = new pg.Client(world.connection);
      await client.connect();
      clients.push(client);
    }
    const moveBare = async (caseId: string, at: number) => {
      const client = clients[at]!;
      await client.query('begin');
      for (const query of bare(caseId)) await client.query(query);
      await client.query('commit');
    };
    await inParallel(cases.splice(0, WARM_UP), move);
    await inParallel(cases.splice(0, WARM_UP), moveBare);
    const samples = { writdesk: [], cpu: [], database: [], bareSql: [], bareCpu: [] } as Record<
      'writdesk' | 'cpu' | 'database' | 'bareSql' | 'bareCpu',
      number[]
    >;
    const used = () => cpuOf(server.pid, kept.cluster.pid);
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = used();
      samples.writdesk.push(await inParallel(cases.splice(0, TRANSITIONS), move));
      const between = used();
      const own = process.cpuUsage();
      samples.bareSql.push(await inParallel(cases.splice(0, BARE), moveBare));
      const { user, system } = process.cpuUsage(own);
      const after = used();
      const database = between.database - before.database;
      samples.database.push(database / TRANSITIONS);
      samples.cpu.push((between.server - before.server + database) / TRANSITIONS);
      samples.bareCpu.push(((user + system) / 1_000 + after.database - between.database) / BARE);
      say(
        `round ${round + 1}: ${Object.entries(samples)
          .map(([name, values]) => `${name} ${values.at(-1)?.toFixed(2)}`)
          .join(', ')}`,
      );
    }
    return {
      writdesk: median(samples.writdesk),
      bareSql: median(samples.bareSql),
      writdeskCpu: median(samples.cpu),
      writdeskDatabaseCpu: median(samples.database),
      bareSqlCpu: median(samples.bareCpu),
      statements: statements.length,
      writes: statements.filter(isWrite).length,
    };
  } finally {
    server.stop();
    await Promise.all([owner, ...clients].map((client) => client.end()));
  }
}

const addressOf = (caseId: string) => `/api/case-service/case/initial-check/${caseId}`;
const callOf = (token: string) => ({
  headers: {
    authorization: `bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  },
  body: '{}',
});

/** Puts every case of the firm at intake, its first step waiting. @returns their ids. */
async function takeIn(owner: pg.Client): Promise<string[]> {
  await owner.query(
    `update cases.eviction_case set status = 'INTAKE', filing_stage = 'NONE', service_stage = 'NONE', closed_at = null, dismissed_at = null, denied_at = null`,
  );
  await owner.query(`update cases.case_step set state = case when sequence_no = 1 then 'ACTIVE' else 'PENDING' end,
    done_at = null, done_by = null, done_by_name = null`);
  await owner.query('vacuum analyze cases.eviction_case, cases.case_step');
  const { rows } = await owner.query<{ id: string }>('select id from cases.eviction_case order by id desc');
  return rows.map(({ id }) => id);
}

const isWrite = ({ text }: Statement) =>
  /^\s*(?:with\b[^]*)?\b(?:insert into|update|delete from) /.test(text);

/**
 * What a transition writes, to be repeated for other cases. Two are recorded: what differs between them is the case's id, the
 * id of one of its steps, or a new id.
 */
async function recordBare(world: World, token: string, cases: string[]) {
  const opened = await openDeps({ ...world.config, logLevel: 'silent' }, world.connection);
  const app = await buildApp(opened);
  const steps = await stepsOf(world.connection);
  const record = async (caseId: string) =>
    recordStatements(async () => {
      const reply = await app.server.inject({
        method: 'POST',
        url: addressOf(caseId),
        headers: callOf(token).headers,
        payload: '{}',
      });
      if (reply.statusCode !== 200) throw new Error(reply.body.slice(0, 300));
    });
  const taken = cases.splice(0, 4);
  await record(taken[0]!);
  await record(taken[1]!);
  const [first, second] = [await record(taken[2]!), await record(taken[3]!)];
  await app.close();
  // Statements that travel together leave in any order.
  const inOrder = (statements: Statement[]) =>
    statements.filter(isWrite).toSorted((a, b) => a.text.localeCompare(b.text));
  const writes = inOrder(first);
  const others = inOrder(second);
  if (writes.length !== others.length || writes.some(({ text }, at) => text !== others[at]?.text))
    throw new Error('Two transitions write different things.');
  const [one, other] = [taken[2]!, taken[3]!];
  const stepAt = (caseId: string, value: unknown) => steps.get(caseId)?.indexOf(String(value)) ?? -1;
  const valueFor = (caseId: string, value: unknown, twin: unknown): unknown => {
    if (Array.isArray(value) && Array.isArray(twin))
      return value.map((each, at) => valueFor(caseId, each, twin[at]));
    if (value === twin || typeof value !== 'string') return value;
    if (value === one && twin === other) return caseId;
    const step = stepAt(one, value);
    if (step >= 0) return steps.get(caseId)?.[step];
    return /^[0-9a-f-]{36}$/.test(value) ? randomUUID() : value;
  };
  return {
    statements: first,
    bare: (caseId: string) =>
      writes.map(({ text, values }, at) => ({
        name: `bare${at}`,
        text,
        values: values.map((value, index) => valueFor(caseId, value, others[at]?.values[index])),
      })),
  };
}

async function stepsOf(connection: pg.ClientConfig): Promise<Map<string, string[]>> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ caseId: string; ids: string[] }>(
    `select case_id as "caseId", array_agg(id::text order by sequence_no) as ids from cases.case_step group by 1`,
  );
  await client.end();
  return new Map(rows.map(({ caseId, ids }) => [caseId, ids]));
}

/** @returns how many a second. */
async function inParallel(
  cases: string[],
  work: (caseId: string, at: number) => Promise<void>,
): Promise<number> {
  const count = cases.length;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, at) => {
      for (let caseId = cases.pop(); caseId; caseId = cases.pop()) await work(caseId, at);
    }),
  );
  return count / ((performance.now() - start) / 1_000);
}
