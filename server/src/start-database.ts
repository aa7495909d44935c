import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type Claim, claimCluster, ensureDatabase, startCluster } from './platform/db/embedded/index.ts';
import { mayMigrate, migrate } from './platform/db/migrate.ts';
import { shownPath } from './shown-path.ts';

/** The database, migrated, as requests reach it. */
export interface StartedDatabase {
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

interface StartOptions {
  log: Logger;
  /** Called with what happens, for a person who waits. */
  onProgress?: (step: string) => void;
  /** Whether this process serves: only one does on an embedded database, and it keeps the database running. */
  serves: boolean;
  /** Ends the start where it can be cut. */
  signal?: AbortSignal;
}

/** Two logins were given, and the one for requests has the rights of the other; the message is for the person who started us. */
export class TooManyRightsError extends Error {}

/** Somebody else serves the same data folder; the message is for the person who started us. */
export class DataDirInUseError extends Error {}

const DATABASE = 'writdesk';
const WATCH_EVERY_MS = 1_000;

/** Reaches the database that the configuration names, or starts the embedded one, and migrates it. */
export async function startDatabase(config: Config, options: StartOptions): Promise<StartedDatabase> {
  if (!config.databaseUrl) return startEmbedded(config, options);
  const connection = { connectionString: config.databaseUrl };
  if (config.databaseOwnerUrl) await migrateAndReport({ connectionString: config.databaseOwnerUrl }, options);
  await lookAtRights(connection, config, options);
  return { connection, close: async () => undefined };
}

/** Whoever may migrate and was given no other login for it does so; whoever may not only looks whether it was done. */
async function lookAtRights(
  connection: pg.ClientConfig,
  config: Config,
  options: StartOptions,
): Promise<void> {
  if (!(await mayMigrate(connection))) return;
  if (config.databaseOwnerUrl)
    throw new TooManyRightsError('DATABASE_URL: it may change tables; name a login that owns nothing.');
  if (options.serves)
    options.log.warn('DATABASE_URL signs in as the owner; DATABASE_OWNER_URL lets requests do with less');
  await migrateAndReport(connection, options);
}

async function startEmbedded({ dataDir }: Config, options: StartOptions): Promise<StartedDatabase> {
  const { log, onProgress, serves } = options;
  let cluster = await startCluster({ dataDir, ...(onProgress && { onProgress }) });
  const connection = await ensureDatabase(cluster.connection, DATABASE);
  let claim = serves ? await claimOrRefuse(connection, dataDir) : undefined;

  // Killed alone, the database is started again; requests meanwhile fail and say so.
  let restarting: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (!serves || restarting || cluster.isAlive()) return;
    log.error('the embedded database ended unexpectedly and is started again');
    restarting = restart()
      .catch((error: unknown) => log.error({ err: error }, 'the embedded database cannot be started'))
      .finally(() => (restarting = undefined));
  }, WATCH_EVERY_MS);

  async function restart(): Promise<void> {
    await claim?.release();
    cluster = await startCluster({ dataDir });
    claim = await claimOrRefuse(connection, dataDir);
  }

  async function close(): Promise<void> {
    clearInterval(watch);
    await restarting;
    await claim?.release();
    // An errand on a running Writdesk leaves it running.
    if (serves || !cluster.reused) await cluster.stop();
  }

  try {
    await migrateAndReport(connection, options);
    return { connection, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function claimOrRefuse(connection: pg.ClientConfig, dataDir: string): Promise<Claim> {
  const claim = await claimCluster(connection);
  if (claim) return claim;
  throw new DataDirInUseError(
    `Another Writdesk serves ${shownPath(dataDir)}. Stop it, or use another folder: DATA_DIR=.data-2 npm start`,
  );
}

async function migrateAndReport(
  connection: pg.ClientConfig,
  { onProgress, log, signal }: StartOptions,
): Promise<void> {
  const ran = await migrate(connection, signal);
  if (ran.length === 0) return;
  onProgress?.(`Database brought up to date: ${ran.length} ${ran.length === 1 ? 'migration' : 'migrations'}`);
  log.info({ migrations: ran }, 'database migrated');
}
