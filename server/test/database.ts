import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The migrated database that every test's own is copied from. */
export const TEMPLATE = 'tpl';

/** A database of one's own, as it is right after the migrations. */
export interface TestDatabase {
  /** Connects as its owner. */
  connection: pg.ClientConfig & { host: string; port: number; user: string; database: string };
  /** Deletes it, whoever is still connected. */
  drop(): Promise<void>;
}

/** Copies the migrated template: about 50 ms. Call once per test file, and drop it at the end. */
export async function cloneDatabase(template: string = TEMPLATE): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const database = `t_${randomBytes(6).toString('hex')}`;
  await asOwner(`create database ${database} template ${template}`);
  return {
    connection: { ...cluster, database },
    drop: () => asOwner(`drop database if exists ${database} with (force)`),
  };

  async function asOwner(statement: string): Promise<void> {
    const client = new pg.Client({ ...cluster, database: 'postgres' });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
