import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { ClusterConnection } from '../src/platform/db/embedded/index.ts';

/** The migrated database with the reference data: what a first start finds. */
export const TEMPLATE = 'tpl';
/** The same as a first start leaves it: with the provider's keys, sealed with the run's `encryptionKey`, and the job queue. */
export const STARTED = 'tpl_started';

/** A database of one's own, as it is right after the migrations. */
export interface TestDatabase {
  /** Connects as its owner. */
  connection: pg.ClientConfig & { host: string; port: number; user: string; database: string };
  /** Deletes it, whoever is still connected. */
  drop(): Promise<void>;
}

/**
 * Copies a template: about 50 ms. Call once per test file, and drop it at the end.
 * @param template `STARTED` where a server finds its keys and its queue, `TEMPLATE` where it makes them.
 */
export async function cloneDatabase(template: string = TEMPLATE): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const connection = await copyDatabase(cluster, `t_${randomBytes(6).toString('hex')}`, template);
  return {
    connection,
    drop: () => asOwner(cluster, `drop database if exists ${connection.database} with (force)`),
  };
}

/** Makes a database as a copy of another one, to which nobody is connected. */
export async function copyDatabase(
  cluster: ClusterConnection,
  database: string,
  template: string,
): Promise<TestDatabase['connection']> {
  await asOwner(cluster, `create database ${database} template ${template}`);
  return { ...cluster, database };
}

async function asOwner(cluster: ClusterConnection, statement: string): Promise<void> {
  const client = new pg.Client({ ...cluster, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
