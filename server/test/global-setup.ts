import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { loadKeys } from '../src/identity/keys.ts';
import { jobs } from '../src/jobs.ts';
import {
  type ClusterConnection,
  ensureDatabase,
  startScratchCluster,
} from '../src/platform/db/embedded/index.ts';
import { seedReference } from '../seed/reference.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { systemScope } from '../src/platform/db/scope.ts';
import { openJobQueue } from '../src/platform/jobs/index.ts';
import { openVault } from '../src/platform/vault.ts';
import { copyDatabase, STARTED, TEMPLATE } from './database.ts';
import { expectNoSecrets } from './log-secrets.ts';
import { expectNothingTyped } from './typed-texts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The cluster of this run; its databases `TEMPLATE` and `STARTED` are never connected to again. */
    cluster: ClusterConnection;
    /** Seals what is kept sealed in `STARTED`; 32 bytes as base64. */
    encryptionKey: string;
    /** The folder of what the servers of this run log. */
    logs: string;
  }
}

/** One cluster for the whole run, migrated, given its reference data and started once; `cloneDatabase` copies from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startScratchCluster();
  const encryptionKey = randomBytes(32);
  try {
    await forgetPowerCuts(cluster.connection);
    const template = await ensureDatabase(cluster.connection, TEMPLATE);
    await migrate(template);
    const database = openDatabase({ connection: template });
    await seedReference(database.as(systemScope));
    await database.close();
    await startOnce(await copyDatabase(cluster.connection, STARTED, TEMPLATE), encryptionKey);
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  const logs = await mkdtemp(join(tmpdir(), 'writdesk-logs-'));
  project.provide('cluster', cluster.connection);
  project.provide('encryptionKey', encryptionKey.toString('base64'));
  project.provide('logs', logs);
  return async () => {
    await cluster.remove();
    try {
      expectNoSecrets(logs);
      expectNothingTyped(logs);
    } finally {
      await rm(logs, { recursive: true, force: true });
    }
  };
}

/** The cluster is deleted at the end of the run: nothing of it must outlive the machine, so no commit waits for the disk. */
async function forgetPowerCuts(connection: ClusterConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** What the first start of a server makes in the database and every later one finds. */
async function startOnce(connection: ClusterConnection & { database: string }, key: Buffer): Promise<void> {
  const database = openDatabase({ connection });
  await loadKeys(database.pool, openVault(key));
  await database.close();
  const queue = openJobQueue({ connection, log: pino({ level: 'silent' }) });
  await queue.start(jobs);
  await queue.stop();
}
