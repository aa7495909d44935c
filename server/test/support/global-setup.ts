import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { loadKeys } from '../../src/identity/keys/keys.ts';
import { jobs } from '../../src/jobs.ts';
import {
  type ClusterConnection,
  ensureDatabase,
  startScratchCluster,
} from '../../src/platform/db/embedded/index.ts';
import { seedReference } from '../../seed/reference.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { APPLICATION_ROLE } from '../../src/platform/db/pipeline.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import { openJobQueue } from '../../src/platform/jobs/index.ts';
import { openVault } from '../../src/platform/vault.ts';
import { copyDatabase, STARTED, TEMPLATE } from './database.ts';
import { expectNoSecrets } from './log-secrets.ts';
import { expectNothingTyped } from './typed-texts.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL of this run, or the nodes of a Citus cluster, the coordinator first; `TEMPLATE` and `STARTED` are never connected to again. */
    nodes: [ClusterConnection, ...ClusterConnection[]];
    /** Seals what is kept sealed in `STARTED`; 32 bytes as base64. */
    encryptionKey: string;
    /** The folder of what the servers of this run log. */
    logs: string;
  }
}

/** One cluster for the whole run, migrated, given its reference data and started once; `cloneDatabase` copies from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startScratchCluster();
  try {
    await settle(cluster.connection, { ...FORGETFUL, synchronous_commit: 'off' });
    await ensureDatabase(cluster.connection, TEMPLATE);
    return await fill(project, [cluster.connection], () => cluster.remove());
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

/**
 * Makes the databases that every test copies.
 * @param nodes of one PostgreSQL, or of a Citus cluster with its coordinator first; each has an empty database `TEMPLATE`.
 */
export async function fill(
  project: TestProject,
  nodes: [ClusterConnection, ...ClusterConnection[]],
  remove: () => Promise<void>,
): Promise<() => Promise<void>> {
  const [cluster] = nodes;
  const encryptionKey = randomBytes(32);
  const template = { ...cluster, database: TEMPLATE };
  await migrate(template);
  await letApplicationSignIn(cluster);
  const database = openDatabase({ connection: template });
  await seedReference(database.as(systemScope));
  await database.close();
  await startOnce(await copyDatabase(nodes, STARTED, TEMPLATE), encryptionKey);
  const logs = await mkdtemp(join(tmpdir(), 'writdesk-logs-'));
  project.provide('nodes', nodes);
  project.provide('encryptionKey', encryptionKey.toString('base64'));
  project.provide('logs', logs);
  return async () => {
    await remove();
    try {
      expectNoSecrets(logs);
      expectNothingTyped(logs);
    } finally {
      await rm(logs, { recursive: true, force: true });
    }
  };
}

/**
 * The cluster is deleted at the end of the run: nothing of it must outlive the machine, so no commit waits for the disk. Nobody
 * tidies up in the middle of a test either: what the planner knows would depend on how long the test took.
 */
export const FORGETFUL = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Its log may lie in memory.
  max_wal_size: '256MB',
};

/** Gives a whole cluster its settings. */
export async function settle(
  connection: ClusterConnection,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter system set ${name} = '${value}'`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** The tests' servers have a login without the owner's rights, as production has. */
async function letApplicationSignIn(connection: ClusterConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(`alter role ${APPLICATION_ROLE} login`);
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
