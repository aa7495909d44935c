import type { TestProject } from 'vitest/node';
import {
  type ClusterConnection,
  ensureDatabase,
  startScratchCluster,
} from '../src/platform/db/embedded/index.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { TEMPLATE } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The cluster of this run; its database `tpl` is migrated and never connected to again. */
    cluster: ClusterConnection;
  }
}

/** One cluster for the whole run, migrated once; `cloneDatabase` copies from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startScratchCluster();
  try {
    await migrate(await ensureDatabase(cluster.connection, TEMPLATE));
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  project.provide('cluster', cluster.connection);
  return () => cluster.remove();
}
