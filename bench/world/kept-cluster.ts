import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, ensureDatabase, startCluster } from '../../server/src/platform/db/embedded/index.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What a measure was made of is kept between runs: a million cases take minutes to put in. */
const FOLDER = process.env['BENCH_DIR'] ?? join(ROOT, '.cache/bench');

/** A database cluster of the measures, and the key that its databases are sealed with. */
export interface KeptCluster {
  cluster: Cluster;
  encryptionKey: Buffer;
}

export async function openKeptCluster(): Promise<KeptCluster> {
  mkdirSync(FOLDER, { recursive: true });
  chmodSync(FOLDER, 0o711); // the account of the database must walk through
  const keyFile = join(FOLDER, 'key');
  if (!existsSync(keyFile)) writeFileSync(keyFile, randomBytes(32).toString('base64'), { mode: 0o600 });
  const cluster = await startCluster({ dataDir: FOLDER });
  return { cluster, encryptionKey: Buffer.from(readFileSync(keyFile, 'utf8'), 'base64') };
}

/** One text for the tables and what is put into them: a database of other ones is made again. */
function versionOfSeed(): string {
  const hash = createHash('sha256');
  const migrations = join(ROOT, 'server/migrations');
  for (const name of readdirSync(migrations).toSorted()) hash.update(readFileSync(join(migrations, name)));
  for (const name of ['cases-sql', 'seed-firm', 'world', 'money-sql'])
    hash.update(readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8').replace(/^import .*$/gm, ''));
  return hash.digest('hex').slice(0, 10);
}

/**
 * The database of a name, filled by `fill` unless it was before. Others of the same name, whose tables or seed were different, are
 * dropped.
 */
export async function keptDatabase(
  { cluster }: KeptCluster,
  name: string,
  fill: (connection: pg.ClientConfig) => Promise<void>,
): Promise<pg.ClientConfig> {
  const database = `${name}_${versionOfSeed()}`;
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string; comment: string | null }>(
      `select datname, shobj_description(oid, 'pg_database') as comment from pg_database where datname like $1`,
      [`${name}\\_%`],
    );
    if (rows.some(({ datname, comment }) => datname === database && comment === 'filled'))
      return { ...cluster.connection, database };
    for (const { datname } of rows)
      await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`);
    const connection = await ensureDatabase(cluster.connection, database);
    await fill(connection);
    await client.query(`comment on database ${client.escapeIdentifier(database)} is 'filled'`);
    return connection;
  } finally {
    await client.end();
  }
}

/** A database to write in: what is kept stays as it was filled. */
export async function copyOfDatabase(
  { cluster }: KeptCluster,
  { database }: pg.ClientConfig,
  name = 'written',
): Promise<{ connection: pg.ClientConfig; drop: () => Promise<void> }> {
  const copy = `${name}_${process.pid}`;
  const ask = async (...statements: string[]) => {
    const client = new pg.Client({ ...cluster.connection, database: 'postgres' });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const dropped = `drop database if exists ${copy} with (force)`;
  await ask(dropped, `create database ${copy} template ${pg.escapeIdentifier(database ?? '')}`);
  return { connection: { ...cluster.connection, database: copy }, drop: () => ask(dropped) };
}
