import { buildApp } from '../server/src/app.ts';
import { openDeps } from '../server/src/deps.ts';
import { recordStatements, type Statement } from '../server/test/support/statements.ts';
import { median } from './measure/cpu.ts';
import { load } from './measure/load.ts';
import { growthOf, measureRead, type Read, type ReadFigures } from './measure/reads.ts';
import { type Running, startChild, startServer } from './measure/servers.ts';
import { openKeptCluster } from './world/kept-cluster.ts';
import { openPropertyWorld } from './world/property-world.ts';
import type { World } from './world/world.ts';

const FEW = 1_000;
const MANY = 100_000;
const FIRST_PORT = 4890;
const BARE_PORT = 4893;
const POOL = 10;
const ROUNDS = 3;
/** Searches are asked one after another: how many a person may ask in a minute isn't measured. */
const SEARCHES = 20;

const list = (query: string) => () => `/api/user-service/properties/list-properties?size=10&${query}`;
/** Lists count up to 1,000 rows: their hundredth page is the last that they name. */
const looks = [
  { name: 'first page', path: list('') },
  { name: 'hundredth page', path: list('page=100') },
  { name: 'search of a rare name', path: list('search=zebulon') },
  { name: 'search of a common name', path: list('search=willow') },
];
const reads: readonly Read[] = (['processor', 'company'] as const).flatMap((as) =>
  looks.map((look) => ({ ...look, as })),
);

interface PropertyFigures extends Read {
  /** Requests a second with 100,000 properties, of the product and of a bare server with the same statements. */
  writdesk: number;
  bareServer: number;
  /** For each size, the few first. */
  figures: ReadFigures[];
}

/** What lists and searches of properties cost: against a bare server, and against a firm with few. */
export async function measureProperties(say: (line: string) => void): Promise<PropertyFigures[]> {
  const kept = await openKeptCluster();
  const servers: Running[] = [];
  try {
    for (const [index, properties] of [FEW, MANY].entries())
      servers.push(
        await startServer(await openPropertyWorld(kept, { properties, port: FIRST_PORT + index })),
      );
    const [, many] = servers;
    if (!many) throw new Error('No server started.');
    const measured: PropertyFigures[] = [];
    for (const read of reads) {
      const tokens = new Map<Running, string>();
      for (const server of servers) tokens.set(server, await server.signIn(read.as));
      const figures = await measureRead(read, servers, tokens, kept);
      const speeds = await againstBare(many, read.path(nobody), tokens.get(many) ?? '');
      measured.push({ ...read, figures, ...speeds });
      const cells = figures.map(({ p50, cpu }) => `${p50.toFixed(1)} ms, ${cpu.toFixed(1)} ms CPU`);
      say(
        `${read.as.padEnd(9)} ${read.name.padEnd(24)} ${cells.join(' | ')} | ${growthOf(figures).toFixed(2)}; ${speeds.writdesk.toFixed(0)} a second to ${speeds.bareServer.toFixed(0)}: ${(speeds.writdesk / speeds.bareServer).toFixed(2)}`,
      );
    }
    return measured;
  } finally {
    for (const server of servers) server.stop();
    if (!kept.cluster.reused) await kept.cluster.stop();
  }
}

/** These paths name no record. */
const nobody = { userId: '', placeId: '', caseId: '', filedId: '' };

/** Requests a second of the product and of a bare server with its statements, in turn. */
async function againstBare(server: Running, path: string, token: string) {
  const { world } = server;
  const statements = await statementsOf(world, path, token);
  const settings = { connection: world.connection, statements, port: BARE_PORT, max: POOL };
  const bare = await startChild('bare-server.ts', settings);
  const taken = { writdesk: [] as number[], bareServer: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.forgetCalls();
      const ask = path.includes('search=') ? oneByOne : load;
      taken.writdesk.push(await ask(server.url + path, token));
      taken.bareServer.push(await ask(`http://127.0.0.1:${BARE_PORT}/`));
    }
  } finally {
    bare.kill();
  }
  return { writdesk: median(taken.writdesk), bareServer: median(taken.bareServer) };
}

/** Requests per second, each after the answer to the one before. */
async function oneByOne(url: string, token?: string): Promise<number> {
  const headers = { ...(token && { authorization: `bearer ${token}` }) };
  const start = performance.now();
  for (let n = 0; n < SEARCHES; n += 1) {
    const reply = await fetch(url, { headers });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${url}: ${reply.status} ${text.slice(0, 300)}`);
  }
  return (1_000 * SEARCHES) / (performance.now() - start);
}

async function statementsOf(world: World, path: string, token: string): Promise<Statement[]> {
  const opened = await openDeps({ ...world.config, logLevel: 'silent' }, world.connection);
  const app = await buildApp(opened);
  const ask = async () => {
    const reply = await app.server.inject({ url: path, headers: { authorization: `bearer ${token}` } });
    if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body.slice(0, 300)}`);
  };
  try {
    // Who asks is known from the second time on.
    await ask();
    return await recordStatements(ask);
  } finally {
    await app.close();
  }
}
