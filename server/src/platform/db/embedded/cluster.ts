import { errorCode } from '../../error-code.ts';
import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Account, databaseAccount } from './account.ts';
import { findBinaries, makePrivate, placeBinaries } from './binaries.ts';
import { findHome, type Home, makeSocketDirectory } from './home.ts';
import { isLivePostgres, postgresProcessesIn } from './process-state.ts';
import { alone } from './start-lock.ts';

/** How to reach the cluster: `host` is the folder of its socket, which only its own account and root can open. */
export interface ClusterConnection {
  host: string;
  port: number;
  /** The cluster's owner; row-level security does not hold for it. */
  user: string;
}

export interface Cluster {
  connection: ClusterConnection;
  /** The pid of the postmaster. */
  pid: number;
  /** True when it already ran: it outlived an earlier process of ours, or another one uses it now. */
  reused: boolean;
  /** Whether it still runs: it can be killed like any process. */
  isAlive(): boolean;
  /** Ends open transactions, writes everything out, and returns when the postmaster is gone. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** The folder whose `postgres` entry holds the cluster; made when missing. */
  dataDir: string;
  /** Called with what happens, for a person who waits. */
  onProgress?: (step: string) => void;
  /** Whom the database runs as; found out when not given. */
  account?: Account;
}

const PORT = 5432; // names the socket file only: nothing listens on the network
const USER = 'writdesk';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 30_000;
const SOCKET_LIMIT_MS = 1_000;
const SURVIVOR_LIMIT_MS = 1_000;
const LARGEST_LOG_BYTES = 10_000_000;

const settings = {
  listen_addresses: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off', // our queries are short: compiling them costs more than it saves
  random_page_cost: '1.1',
  shared_preload_libraries: '',
  dynamic_shared_memory_type: process.platform === 'linux' ? 'mmap' : 'posix', // containers give /dev/shm 64 MB
};

/**
 * Starts the embedded PostgreSQL of a data directory, or takes over the one that still runs there.
 *
 * Survives what a machine does to it: root (PostgreSQL refuses root), a checkout that the database's account
 * cannot walk to, a postmaster that outlived us, one that is dead but not reaped, a stale lock and socket.
 *
 * @throws when it does not accept connections within a minute, with the end of its log.
 */
export async function startCluster({
  dataDir,
  onProgress,
  account = databaseAccount(),
}: ClusterOptions): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  // Of several starts at once one makes the cluster, and the others find it.
  return alone(realpathSync(dataDir), () => startAlone(findHome(dataDir, account), account, onProgress));
}

async function startAlone(
  home: Home,
  account: Account,
  onProgress: ClusterOptions['onProgress'],
): Promise<Cluster> {
  const deadline = Date.now() + START_LIMIT_MS;
  let unreachableSince: number | undefined;
  let reused = true;
  for (;;) {
    const pid = livePostmaster(home);
    const failure = pid === undefined ? 'not running' : await tryConnection(connectionTo(home));
    if (pid !== undefined && failure === undefined) return cluster(home, pid, reused);
    if (Date.now() > deadline)
      throw new Error(`The embedded database did not start: ${failure}\n${logTail(home)}`);

    if (pid === undefined) {
      await prepare(home, account, onProgress);
      await launch(home, account);
      reused = false;
      unreachableSince = undefined;
    } else if (reused && failure === 'ENOENT') {
      // A postmaster whose socket somebody deleted can never be reached again: end it, then start again.
      unreachableSince ??= Date.now();
      if (Date.now() - unreachableSince > SOCKET_LIMIT_MS) await stopPostmaster(home, pid);
    }
    await delay(20);
  }
}

/** Ends the cluster of `dataDir` where one runs; for whoever cleans up after another process. */
export async function stopCluster(dataDir: string): Promise<void> {
  if (!existsSync(join(dataDir, 'postgres'))) return;
  const home = findHome(dataDir, databaseAccount());
  const pid = livePostmaster(home);
  if (pid !== undefined) await stopPostmaster(home, pid);
}

function cluster(home: Home, pid: number, reused: boolean): Cluster {
  return {
    connection: connectionTo(home),
    pid,
    reused,
    isAlive: () => livePostmaster(home) === pid,
    stop: () => stopPostmaster(home, pid),
  };
}

function connectionTo(home: Home): ClusterConnection {
  return { host: lockFile(home)?.socketDirectory || home.socketDirectory, port: PORT, user: USER };
}

/** Makes everything ready for a start: a cluster is there, nothing of a dead one stands in the way. */
async function prepare(home: Home, account: Account, onProgress?: (step: string) => void): Promise<void> {
  if (existsSync(home.dataDirectory)) {
    refuseForeign(home, account);
    await clearRemains(home);
  } else {
    onProgress?.('Creating the database');
    await initialize(home, account);
  }
  makeSocketDirectory(home, account);
}

function refuseForeign({ folder, dataDirectory }: Home, account: Account): void {
  const { uid } = statSync(dataDirectory);
  if (uid !== account.uid) {
    throw new Error(
      `The database in ${folder} was made by another account (uid ${uid}, now ${account.uid}). ` +
        'Start as that account, or name another folder with DATA_DIR.',
    );
  }
  const { version } = findBinaries();
  const major = readFileSync(join(dataDirectory, 'PG_VERSION'), 'utf8').trim();
  if (!version.startsWith(`${major}.`)) {
    throw new Error(
      `The database in ${folder} was made by PostgreSQL ${major}, this is ${version}. Name another folder with DATA_DIR.`,
    );
  }
}

async function initialize(home: Home, account: Account): Promise<void> {
  const native = placeBinaries(findBinaries(), home.folder, account);
  // Made next to and renamed: a start that was cut short never leaves half a cluster.
  const unfinished = `${home.dataDirectory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivate(account, unfinished);
  const options = [
    '--auth=trust',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--encoding=UTF8',
  ];
  await promisify(execFile)(
    join(native, 'bin', 'initdb'),
    ['-D', unfinished, '-U', USER, ...options, '--no-instructions'],
    { ...account, cwd: '/', env: databaseEnvironment() },
  ).catch((error: { stderr?: string; message: string }) => {
    rmSync(unfinished, { recursive: true, force: true });
    const nameless = error.stderr?.includes('user does not exist');
    const advice = nameless
      ? 'PostgreSQL wants an account with a name in /etc/passwd. Or set DATABASE_URL.\n'
      : '';
    throw new Error(`The database could not be created. ${advice}${error.stderr || error.message}`);
  });
  renameSync(unfinished, home.dataDirectory);
}

/**
 * Takes away the lock and socket of a dead postmaster. PostgreSQL takes a zombie's lock, or that of a recycled
 * pid, for live and would not start. Its lock also guards against back ends that outlived their postmaster, so
 * those are ended first.
 */
async function clearRemains(home: Home): Promise<void> {
  const survivors = () => postgresProcessesIn(realpathSync(home.dataDirectory));
  const patience = Date.now() + SURVIVOR_LIMIT_MS;
  while (survivors().length > 0 && livePostmaster(home) === undefined) {
    if (Date.now() > patience) for (const pid of survivors()) signal(pid, 'SIGKILL');
    await delay(20);
  }
  if (livePostmaster(home) !== undefined) return;
  rmSync(join(home.dataDirectory, 'postmaster.pid'), { force: true });
  if (!existsSync(home.socketDirectory)) return;
  for (const name of readdirSync(home.socketDirectory)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(home.socketDirectory, name), { force: true });
  }
}

async function launch(home: Home, account: Account): Promise<void> {
  const native = placeBinaries(findBinaries(), home.folder, account);
  const log = openLog(home, account);
  const options = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const postmaster = spawn(
    join(native, 'bin', 'postgres'),
    ['-D', home.dataDirectory, '-k', home.socketDirectory, '-p', String(PORT), ...options],
    // A session of its own: Ctrl-C at the terminal reaches us alone, and we end it in order.
    { ...account, cwd: '/', env: databaseEnvironment(), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  postmaster.unref();
  await new Promise<void>((resolve, reject) => {
    postmaster.once('error', reject);
    postmaster.once('spawn', resolve);
  });
  const ended = new Promise<number | null>((resolve) => postmaster.once('exit', resolve));
  const lock = (async () => {
    while (
      postmaster.exitCode === null &&
      postmaster.signalCode === null &&
      livePostmaster(home) === undefined
    )
      await delay(5);
  })();
  await Promise.race([ended, lock]);
  if (livePostmaster(home) === undefined) {
    throw new Error(`The embedded database did not start.\n${logTail(home)}`);
  }
}

function openLog({ logFile }: Home, account: Account): number {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG_BYTES) rmSync(logFile);
  const log = openSync(logFile, 'a', 0o600);
  if (process.getuid?.() === 0) chownSync(logFile, account.uid, account.gid);
  return log;
}

async function stopPostmaster(home: Home, pid: number): Promise<void> {
  const data = realpathSync(home.dataDirectory);
  const patience = Date.now() + STOP_LIMIT_MS;
  signal(pid, 'SIGINT'); // PostgreSQL's fast shutdown
  while (isLivePostgres(pid, data)) {
    if (Date.now() > patience) signal(pid, 'SIGQUIT');
    await delay(5);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

function lockFile({ dataDirectory }: Home): { pid: number; socketDirectory: string } | undefined {
  try {
    const lines = readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketDirectory: lines[4] ?? '' };
  } catch {
    return undefined;
  }
}

function livePostmaster(home: Home): number | undefined {
  const pid = lockFile(home)?.pid;
  return pid && isLivePostgres(pid, realpathSync(home.dataDirectory)) ? pid : undefined;
}

/** Connects once; returns nothing on success, else why not. */
async function tryConnection(connection: ClusterConnection): Promise<string | undefined> {
  const client = new pg.Client({ ...connection, database: 'postgres', connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // a server that goes away meanwhile: the next round sees it
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return errorCode(error) || String(error);
  }
}

function logTail({ logFile }: Home): string {
  try {
    return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  } catch {
    return `(no log in ${basename(logFile)})`;
  }
}

function databaseEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
