import { errorCode } from '../../error-code.ts';
import pg from 'pg';
import type { ClusterConnection } from './cluster.ts';

/**
 * Makes sure that the cluster has a database `name`, and returns how to connect to it as its owner.
 *
 * @throws what PostgreSQL says, except when another process made it in the same moment.
 */
export async function ensureDatabase(connection: ClusterConnection, name: string): Promise<pg.ClientConfig> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!['42P04', '23505'].includes(errorCode(error))) throw error;
  } finally {
    await client.end();
  }
  return { ...connection, database: name };
}
