import type { TestProject } from 'vitest/node';
import type { ClusterConnection } from '../../src/platform/db/embedded/index.ts';
import { copyDatabase, TEMPLATE } from './database.ts';
import { fill } from './global-setup.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The program that kills nodes and starts them again, and the folder of this run's cluster. */
    citus: { program: string; folder: string };
  }
}

const WORKERS = 2;

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
  await copyDatabase(nodes, TEMPLATE, url.pathname.slice(1));
  return fill(project, nodes, async () => undefined);
}
