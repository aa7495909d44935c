import { type KeptCluster, openKeptCluster } from './world/kept-cluster.ts';
import { openWorld, readers } from './world/world.ts';
import { growthOf, measureRead, type Read, reads, type ReadFigures, yardstick } from './measure/reads.ts';
import { type Running, startServer } from './measure/servers.ts';

const FIRST_PORT = 4880;
/** A token lives five minutes, and one read may take some of them. */
const TOKENS_FOR_MS = 60_000;

/** What a read costs in worlds of several sizes. */
export interface MeasuredRead extends Read {
  figures: ReadFigures[];
}

/** Starts a server over the world of each size, does `work` and ends them. */
export async function inWorlds<T>(
  sizes: readonly number[],
  say: (line: string) => void,
  work: (servers: Running[], kept: KeptCluster) => Promise<T>,
): Promise<T> {
  const kept = await openKeptCluster();
  const servers: Running[] = [];
  try {
    for (const [index, cases] of sizes.entries())
      servers.push(await startServer(await openWorld(kept, { cases, port: FIRST_PORT + index }, say)));
    return await work(servers, kept);
  } finally {
    for (const server of servers) server.stop();
    if (!kept.cluster.reused) await kept.cluster.stop();
  }
}

/** How often a read that seems to grow is measured over: a busy machine can slow one round, and what grows does so each time. */
const MEASURED_OVER = 2;

/** Measures every read of each scope in firms of each size. */
export async function measureReads(
  servers: readonly Running[],
  kept: KeptCluster,
  { say, wanted, most }: { say: (line: string) => void; wanted: (read: Read) => boolean; most: number },
): Promise<MeasuredRead[]> {
  const measured: MeasuredRead[] = [];
  for (const reader of readers) {
    const tokens = new Map<Running, string>();
    let signedInAt = -Infinity;
    for (const read of reads.filter((one) => one.as === reader && wanted(one))) {
      if (performance.now() - signedInAt > TOKENS_FOR_MS) {
        for (const server of servers) tokens.set(server, await server.signIn(reader));
        signedInAt = performance.now();
      }
      let figures = await measureRead(read, servers, tokens, kept);
      for (let times = 0; times < MEASURED_OVER && growthOf(figures) > most; times += 1) {
        const over = await measureRead(read, servers, tokens, kept);
        if (growthOf(over) < growthOf(figures)) figures = over;
      }
      measured.push({ ...read, figures });
      say(lineOf(read, figures));
    }
  }
  return measured;
}

/** What it costs in the largest world against the smallest. */
export const growth = ({ figures }: MeasuredRead) => growthOf(figures);

/** In the largest world: how many times what the details of a courthouse cost the same reader. */
export function againstYardstick(measured: readonly MeasuredRead[]) {
  const costOf = ({ figures }: MeasuredRead) => figures.at(-1)?.cpu ?? 0;
  return measured.flatMap((read) => {
    const { as, name, courthouses } = read;
    const stick = measured.find((one) => one.as === as && one.name === yardstick);
    return stick && courthouses ? [{ as, name, courthouses, times: costOf(read) / costOf(stick) }] : [];
  });
}

function lineOf({ as, name }: Read, figures: readonly ReadFigures[]): string {
  const cells = figures.map(
    ({ p50, cpu, cpuDatabase, cpuSpread }) =>
      `${p50.toFixed(1)} ms, ${cpu.toFixed(1)} ms CPU (database ${cpuDatabase.toFixed(1)}, ±${(100 * cpuSpread).toFixed(0)} %)`,
  );
  return `${as.padEnd(13)} ${name.padEnd(30)} ${cells.join(' | ')} | ${growthOf(figures).toFixed(2)}`;
}
