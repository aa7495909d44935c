import type { TestProject } from 'vitest/node';
import type { ClusterConnection } from '../../src/platform/db/embedded/index.ts';
import { copyDatabase, TEMPLATE } from './database.ts';
import { fill, FORGETFUL, settle } from './global-setup.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The program that kills nodes and starts them again, and the folder of this run's cluster. */
    citus: { program: string; folder: string };
  }
}

const WORKERS = 2;
/** Two parts of each table on each worker: as many as it takes for a query to go to several, and none that are only made and copied. */
const SHARDS = 4;

/** Fills the cluster that `npm run test:citus` has started: a coordinator and two workers, each on the next port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { CITUS_URL = '', CITUS_CLUSTER: program = '', CITUS_FOLDER: folder = '' } = process.env;
  const url = new URL(CITUS_URL);
  const nodes = Array.from({ length: 1 + WORKERS }, (_, node) => ({
    host: url.hostname,
    port: Number(url.port) + node,
    user: url.username,
  })) as [ClusterConnection, ...ClusterConnection[]];
  project.provide('citus', { program, folder });
  // A node that is killed has in its files what it committed: that is kept, and only the disk is not waited for.
  for (const node of nodes) await settle(node, { ...FORGETFUL, 'citus.shard_count': String(SHARDS) });
  await copyDatabase(nodes, TEMPLATE, url.pathname.slice(1));
  return fill(project, nodes, async () => undefined);
}
