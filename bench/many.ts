import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { referenceId } from '../server/seed/reference-id.ts';
import { buildApp } from '../server/src/app.ts';
import { makeDocket } from '../server/src/case-service/dockets/docket-factory.ts';
import { moveBatch, moveRunningCases } from '../server/src/case-service/workflows/moving/move-running.job.ts';
import { makeWorkflow } from '../server/src/case-service/workflows/workflow-factory.ts';
import { type OpenedDeps, openDeps } from '../server/src/deps.ts';
import { contextOf } from '../server/src/platform/context.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { newId } from '../server/src/platform/ids.ts';
import { median } from './measure/cpu.ts';
import { type Cost, recordWrites, replayWrites } from './measure/replay.ts';
import { startServer } from './measure/servers.ts';
import { copyOfDatabase, type KeptCluster, openKeptCluster } from './world/kept-cluster.ts';
import { openWorld, type World } from './world/world.ts';

const CASES = 10_000;
const PORT = 4887;
const COURTHOUSE = referenceId('courthouse', 'ga-fulton');
const AT_ONCE = 200;
const ON_SHEET = 100;
const ROUNDS = 3;
const READS = 15;
const BATCH = 50;

/** The product’s cost and that of the same writes alone. */
interface Pair {
  product: Cost;
  bare: Cost;
}
interface ManyFigures {
  /** 200 cases put on a docket in one call. */
  applied: Pair;
  /** Milliseconds of the middle request. */
  sheet: number;
  list: number;
  /** 10,000 running cases on their way to the next version of their workflow. */
  moved: Pair;
}

/** What is done to many cases at once, by the product and by the same writes in bare transactions, and the court-day sheet. */
export async function measureMany(say: (line: string) => void): Promise<ManyFigures> {
  const kept = await openKeptCluster();
  try {
    const world = await openWorld(kept, { cases: CASES, port: PORT }, say);
    const { applied, sheet, list } = await onTwins(kept, world, waitForCourt, (twins) =>
      measureDocket(kept, twins, say),
    );
    const moved = await onTwins(kept, world, behindTheirWorkflow, (twins) => measureMove(kept, twins));
    return { applied, sheet, list, moved };
  } finally {
    if (!kept.cluster.reused) await kept.cluster.stop();
  }
}

interface Twins {
  world: World;
  bare: pg.ClientConfig;
}

/** Two databases that are the same to the last id: one for the product, one for the bare writes. */
async function onTwins<T>(
  kept: KeptCluster,
  world: World,
  prepare: (world: World) => Promise<void>,
  work: (twins: Twins) => Promise<T>,
): Promise<T> {
  const one = await copyOfDatabase(kept, world.connection);
  try {
    const own = { ...world, connection: one.connection };
    await prepare(own);
    const other = await copyOfDatabase(kept, one.connection, 'bare');
    try {
      return await work({ world: own, bare: other.connection });
    } finally {
      await other.drop();
    }
  } finally {
    await one.drop();
  }
}

async function asOwner<T>({ connection }: World, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = new pg.Client(connection);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
const open = ({ config, connection }: World) => openDeps({ ...config, logLevel: 'silent' }, connection);

/** Every case is served and waits for its hearing; there are dockets with room for all that are applied. */
async function waitForCourt(world: World): Promise<void> {
  await asOwner(world, (owner) =>
    owner.query(`update cases.eviction_case set status = 'SENT_FOR_SERVING', filing_stage = 'ACCEPTED', service_stage = 'COMPLETE',
      closed_at = null, dismissed_at = null, denied_at = null`),
  );
  const opened = await open(world);
  const db = opened.deps.db.as(systemScope);
  const { id: firmId } = await db.selectFrom('users.firm').select('id').executeTakeFirstOrThrow();
  for (let n = 0; n <= ROUNDS; n += 1)
    await makeDocket(db, { firmId, courthouseId: COURTHOUSE, room: `Room ${n}`, maxCases: AT_ONCE });
  await opened.close?.();
  await asOwner(world, (owner) => owner.query('vacuum analyze cases.eviction_case'));
}

async function measureDocket(kept: KeptCluster, { world, bare }: Twins, say: (line: string) => void) {
  const { ids, dockets } = await asOwner(world, async (owner) => {
    const of = async (sql: string) => (await owner.query<{ id: string }>(sql)).rows.map(({ id }) => id);
    return {
      ids: await of('select id from cases.eviction_case order by id desc'),
      dockets: await of(`select id from cases.docket where room like 'Room %' order by room`),
    };
  });
  const server = await startServer(world);
  const opened = await open(world);
  const app = await buildApp(opened);
  try {
    const authorization = `bearer ${await server.signIn('processor')}`;
    const apply = async (docketId: string | undefined, count: number) => {
      const reply = await app.server.inject({
        method: 'POST',
        url: '/api/case-service/case/bulk/apply-to-docket',
        headers: { authorization, 'idempotency-key': randomUUID() },
        payload: { caseIds: ids.splice(0, count), data: { docketId, reason: 'The clerk set it.' } },
      });
      const { results } = reply.json<{ results?: { ok: boolean }[] }>();
      if (results?.length !== count || results.some(({ ok }) => !ok))
        throw new Error(`Not all were applied: ${reply.body.slice(0, 600)}`);
    };
    const sheetOf = dockets.shift();
    await apply(sheetOf, ON_SHEET);
    const pairs: Pair[] = [];
    for (const docketId of dockets) {
      const { cost, transactions } = await recordWrites(kept.cluster.pid, () => apply(docketId, AT_ONCE));
      const pair = { product: cost, bare: await replayWrites(kept.cluster.pid, bare, transactions) };
      pairs.push(pair);
      say(`${AT_ONCE} applied: ${inWords(pair)}`);
    }
    const read = async (path: string) => {
      const start = performance.now();
      const reply = await fetch(`${server.url}/api/case-service${path}`, { headers: { authorization } });
      const text = await reply.text();
      if (reply.status !== 200) throw new Error(text.slice(0, 300));
      return performance.now() - start;
    };
    const paths = [`/docket/sheet/${sheetOf}`, '/case/list-cases?size=25'] as const;
    const taken: [number[], number[]] = [[], []];
    for (let n = 0; n < 2 * READS; n += 1)
      for (const [at, path] of paths.entries()) taken[at === 0 ? 0 : 1].push(await read(path));
    const [sheet, list] = taken.map((each) => median(each.slice(READS)));
    say(`the sheet ${sheet?.toFixed(1)} ms, the list ${list?.toFixed(1)} ms`);
    return { applied: middle(pairs), sheet: sheet ?? 0, list: list ?? 0 };
  } finally {
    await app.close();
    server.stop();
  }
}

const steps = (['initial-check', 'review', 'send-for-filing', 'add-case-number', 'close'] as const).map(
  (action) => ({ name: action, action, role: 'case_processor' as const }),
);

/** Every case runs, its first step done; its workflow has a second version with one step more. */
async function behindTheirWorkflow(world: World): Promise<void> {
  const opened = await open(world);
  const db = opened.deps.db.as(systemScope);
  const { id: firmId } = await db.selectFrom('users.firm').select('id').executeTakeFirstOrThrow();
  const { id } = await makeWorkflow(db, { firmId, name: 'On the way', steps });
  await opened.close?.();
  await asOwner(world, async (owner) => {
    await owner.query(
      `update cases.eviction_case set status = 'INITIAL_CHECK', workflow_id = $1, workflow_version = 1, filing_stage = 'NONE',
        service_stage = 'NONE', approved_at = null, closed_at = null, dismissed_at = null, denied_at = null`,
      [id],
    );
    await owner.query(
      `update cases.case_step s set step_id = w.id, name = w.name, state = case s.sequence_no when 1 then 'DONE' when 2 then 'ACTIVE' else 'PENDING' end,
        done_at = case s.sequence_no when 1 then s.done_at end, done_by = case s.sequence_no when 1 then s.done_by end,
        done_by_name = case s.sequence_no when 1 then s.done_by_name end
       from cases.workflow_step w where w.workflow_id = $1 and w.sequence_no = s.sequence_no`,
      [id],
    );
    await owner.query(
      `insert into cases.workflow_step select (jsonb_populate_record(s, jsonb_build_object('version', 2))).*
       from cases.workflow_step s where s.workflow_id = $1`,
      [id],
    );
    await owner.query(
      `insert into cases.workflow_step select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'name', 'Call',
        'sequence_no', 6, 'configure_action', s.configure_action || '{"action": "TASK"}'))).*
       from cases.workflow_step s where s.workflow_id = $1 and s.version = 2 and s.sequence_no = 1`,
      [id],
    );
    await owner.query('update cases.workflow set version = 2 where id = $1', [id]);
    await owner.query(
      `insert into cases.workflow_move (firm_id, id, workflow_id, to_version, reason, total) values ($1, $2, $3, 2, 'A call first', $4)`,
      [firmId, newId(), id, CASES],
    );
    await owner.query('vacuum analyze cases.eviction_case, cases.case_step');
  });
}

/** One worker does half of it and stops; another one takes it up where it stands. */
async function measureMove(kept: KeptCluster, { world, bare }: Twins): Promise<Pair> {
  const [first, second] = [await open(world), await open(world)];
  try {
    const key = await asOwner(world, async (owner) => {
      const { rows } = await owner.query<{ firmId: string; id: string }>(
        'select firm_id as "firmId", id from cases.workflow_move',
      );
      return rows[0] ?? { firmId: '', id: '' };
    });
    const as = ({ deps }: OpenedDeps) =>
      contextOf(deps, { kind: 'job', name: moveRunningCases.name }, newId());
    const attempt = { id: newId(), number: 2, isLast: false, signal: new AbortController().signal };
    const { cost, transactions } = await recordWrites(kept.cluster.pid, async () => {
      for (let n = 0; n < CASES / BATCH / 2; n += 1) await moveBatch(as(first), key);
      await moveRunningCases.handle(as(second), {}, attempt);
    });
    const moved = await asOwner(world, async (owner) => {
      const { rows } = await owner.query<{ moved: number; ended: boolean }>(
        'select moved, ended_at is not null as ended from cases.workflow_move',
      );
      return rows[0];
    });
    if (moved?.moved !== CASES || !moved.ended) throw new Error(`It moved ${JSON.stringify(moved)}.`);
    return { product: cost, bare: await replayWrites(kept.cluster.pid, bare, transactions) };
  } finally {
    await first.close?.();
    await second.close?.();
  }
}

function middle(pairs: readonly Pair[]): Pair {
  const of = (take: (pair: Pair) => number) => median(pairs.map(take));
  return {
    product: { seconds: of(({ product }) => product.seconds), cpu: of(({ product }) => product.cpu) },
    bare: { seconds: of(({ bare }) => bare.seconds), cpu: of(({ bare }) => bare.cpu) },
  };
}

export const inWords = ({ product, bare }: Pair): string =>
  `${product.seconds.toFixed(2)} s to ${bare.seconds.toFixed(2)} s, CPU ${product.cpu.toFixed(0)} ms to ${bare.cpu.toFixed(0)} ms`;
