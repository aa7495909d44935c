import { errorCode } from '../error-code.ts';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { installQueue, isQueueCurrent } from '../jobs/install-queue.ts';
import { createdTable, type Mark, readMarks } from './marks.ts';
import { MigrationDialect } from './migration-dialect.ts';
import { APPLICATION_ROLE } from './pipeline.ts';
import { splitStatements } from './statements.ts';

const folder = join(import.meta.dirname, '../../../migrations');

/** The lock of whoever brings the database up to date; nothing else has this number. */
const MIGRATING = 7_365_003;

/** The migrations that the database has run are not ours; the message is for the person who started us. */
export class OtherVersionError extends Error {}

/** The login for requests doesn't have the rights of the application's role; the message is for the person who started us. */
export class TooFewRightsError extends Error {}

/** A migration as it stands in its file. */
export interface MigrationFile {
  /** `0001_platform`: the order is that of the names. */
  name: string;
  source: string;
  /** How each of its tables is spread on Citus. */
  marks: Map<string, Mark>;
}

/**
 * Brings a database up to date: runs what `server/migrations` has and the database has not, in order, each file
 * in a transaction of its own. Of two processes that start at once only one runs a file.
 *
 * Where the `citus` extension is present (its functions are) each table is distributed right after its creation, before any foreign
 * key can point to it, and a file may write to reference tables and to distributed ones.
 *
 * @param owner how to connect as the owner of the database.
 * @param signal ends it between two files.
 * @returns the names of the migrations that ran now.
 * @throws with file and line of the statement that failed; what the failed file did is undone, the files before
 *   it stay.
 */
export async function migrate(owner: pg.ClientConfig, signal?: AbortSignal): Promise<string[]> {
  const files = await readMigrations();
  // One connection: the lock that keeps others out belongs to it.
  const pool = new pg.Pool({ ...owner, max: 1 });
  // A connection that is cut while it rests or is being closed: whatever still needs one says so itself.
  pool.on('error', () => {});
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool }) });
  try {
    // Kysely locks each step, but looks at every table before it: a column that another process drops meanwhile ends it.
    await pool.query('select pg_advisory_lock($1)', [MIGRATING]);
    const { rowCount: citus } = await pool.query(
      "select 1 from pg_proc where proname = 'create_distributed_table'",
    );
    const migrator = new Migrator({
      db,
      migrationTableName: 'migration',
      migrationLockTableName: 'migration_lock',
      nameComparator: (a, b) => (a < b ? -1 : Number(a > b)),
      provider: {
        getMigrations: async () =>
          Object.fromEntries(files.map((file) => [file.name, step(file, Boolean(citus))])),
      },
    });
    const ran: string[] = [];
    for (;;) {
      signal?.throwIfAborted();
      const { error, results = [] } = await migrator.migrateUp();
      if (error) throw explained(error);
      if (results.length === 0) break;
      ran.push(...results.map((result) => result.migrationName));
    }
    // The queue stays with the coordinator: the workers know nothing of its tables.
    if (citus) await pool.query('set citus.enable_ddl_propagation to off');
    await installQueue(pool);
    if (citus) await pool.query('reset citus.enable_ddl_propagation');
    // A process that may not migrate looks whether somebody else has.
    await pool.query(`grant select on migration to ${APPLICATION_ROLE}`);
    if (citus) await settleCluster(pool);
    return ran;
  } finally {
    await db.destroy();
  }
}

/** What a Citus cluster's sessions need, each with its reason. */
export const CLUSTER_SETTINGS: Readonly<Record<string, string>> = {
  // `SET LOCAL` of a transaction reaches the workers: the scope.
  'citus.propagate_set_commands': 'local',
  // One connection for each worker: a transaction reads what it has written, whichever tables that touched.
  'citus.multi_shard_modify_mode': 'sequential',
};

/** Gives a database its settings, and the application's role its sign-in on the workers, where it arrives as itself. */
async function settleCluster(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ database: string }>(
    'select quote_ident(current_database()) as database',
  );
  for (const [name, value] of Object.entries(CLUSTER_SETTINGS))
    await pool.query(`alter database ${rows[0]?.database} set ${name} = '${value}'`);
  const { rowCount: canSignIn } = await pool.query(
    'select from pg_roles where rolname = $1 and rolcanlogin',
    [APPLICATION_ROLE],
  );
  if (!canSignIn) await pool.query(`alter role ${APPLICATION_ROLE} login`);
  // A policy's function may read a reference table while a worker reads its part of a distributed one: each node has all of it.
  await pool.query(`alter role ${APPLICATION_ROLE} set citus.allow_nested_distributed_execution = on`);
}

/**
 * Whether a login may migrate: it has the rights of the tables' owner, or may make the first ones.
 * @throws OtherVersionError when it may not, and nobody else has brought the database up to date; TooFewRightsError.
 */
export async function mayMigrate(login: pg.ClientConfig): Promise<boolean> {
  const pool = new pg.Pool({ ...login, max: 1 });
  pool.on('error', () => {}); // whatever still needs the connection says so itself
  try {
    const { rows } = await pool.query<{ may: boolean }>(
      `select coalesce((select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = 'cases'),
        has_database_privilege(current_database(), 'create')) as may`,
    );
    if (rows[0]?.may) return true;
    if (await isCurrent(pool)) return false;
  } catch (error) {
    throw isForbidden(error) ? new TooFewRightsError(tooFewRights) : error;
  } finally {
    await pool.end();
  }
  throw new OtherVersionError(
    'This database is of another version of Writdesk, and DATABASE_URL may not change it. ' +
      'Bring it up to date as its owner: DATABASE_OWNER_URL=… npm run admin -- migrate',
  );
}

const isForbidden = (error: unknown): boolean => errorCode(error) === '42501';
const tooFewRights =
  `DATABASE_URL: its login doesn’t have the rights of the role ${APPLICATION_ROLE}. ` +
  `Create it with INHERIT, and then grant it that role: GRANT ${APPLICATION_ROLE} TO <login>`;

/** Whether all of our migrations have run, and no other; asks for no more than the application's rights. */
async function isCurrent(pool: pg.Pool): Promise<boolean> {
  const { rows: tables } = await pool.query<{ is: string | null }>("select to_regclass('migration') as is");
  if (!tables[0]?.is) return false;
  const { rows } = await pool.query<{ name: string }>('select name from migration order by name');
  const ours = (await readMigrations()).map(({ name }) => name);
  return rows.map(({ name }) => name).join() === ours.join() && isQueueCurrent(pool);
}

/** Kysely's refusal of a database that has run something else, in words that help. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('corrupted migrations')) return error;
  return new OtherVersionError(
    `This database was made by another version of Writdesk (${error.message}). ` +
      'Use that version or a later one. To recreate the demonstration, delete its data folder.',
    { cause: error },
  );
}

/** Reads and checks all migrations, sorted by name. */
export async function readMigrations(from: string = folder): Promise<MigrationFile[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (fileName) => {
      const source = await readFile(join(from, fileName), 'utf8');
      const name = basename(fileName, '.sql');
      return { name, source, marks: readMarks(fileName, source) };
    }),
  );
}

function step({ name, source, marks }: MigrationFile, citus: boolean): Migration {
  return {
    async up(db) {
      // Of a transaction that writes to reference tables and to distributed ones, Citus asks one connection for each worker.
      if (citus) await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db);
      for (const { sql: statement, line } of splitStatements(source)) {
        try {
          await sql.raw(statement).execute(db);
          const mark = citus && marks.get(createdTable(statement) ?? '');
          if (mark) await spread(db, mark);
        } catch (cause) {
          throw new Error(`${name}.sql:${line}: ${cause instanceof Error ? cause.message : String(cause)}`, {
            cause,
          });
        }
      }
    },
  };
}

async function spread(db: Kysely<unknown>, mark: Mark): Promise<void> {
  if (mark.kind === 'reference') await sql`select create_reference_table(${mark.table})`.execute(db);
  else await sql`select create_distributed_table(${mark.table}, ${mark.by})`.execute(db);
}
