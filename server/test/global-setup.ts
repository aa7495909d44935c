import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  type ClusterConnection,
  ensureDatabase,
  startScratchCluster,
} from '../src/platform/db/embedded/index.ts';
import { seedReference } from '../seed/reference.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { systemScope } from '../src/platform/db/scope.ts';
import { TEMPLATE } from './database.ts';
import { expectNoSecrets } from './log-secrets.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The cluster of this run; its database `tpl` is migrated, knows the reference data, and is never connected to again. */
    cluster: ClusterConnection;
    /** The folder of what the servers of this run log. */
    logs: string;
  }
}

/** One cluster for the whole run, migrated and given its reference data once; `cloneDatabase` copies from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startScratchCluster();
  try {
    const template = await ensureDatabase(cluster.connection, TEMPLATE);
    await migrate(template);
    const database = openDatabase({ connection: template });
    await seedReference(database.as(systemScope));
    await database.close();
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  const logs = await mkdtemp(join(tmpdir(), 'writdesk-logs-'));
  project.provide('cluster', cluster.connection);
  project.provide('logs', logs);
  return async () => {
    await cluster.remove();
    try {
      expectNoSecrets(logs);
    } finally {
      await rm(logs, { recursive: true, force: true });
    }
  };
}
