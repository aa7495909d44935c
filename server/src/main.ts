// Starts Writdesk: database, migrations, reference data, and then what SERVICES names.
import { errorCode } from './platform/error-code.ts';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { seedDemo } from '../seed/demo/seed-demo.ts';
import { seedReference } from '../seed/reference.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDeps } from './deps.ts';
import { jobs } from './jobs.ts';
import { type Clock, movedClock, systemClock } from './platform/clock.ts';
import { OtherVersionError, TooFewRightsError } from './platform/db/migrate.ts';
import { systemScope } from './platform/db/scope.ts';
import { openLog } from './platform/log.ts';
import { openTestClock } from './platform/test-clock/index.ts';
import { DataDirInUseError, startDatabase, TooManyRightsError } from './start-database.ts';
import { welcome } from './welcome.ts';

const CLOSE_LIMIT_MS = 20_000;
const plainErrors = [
  ConfigError,
  DataDirInUseError,
  OtherVersionError,
  TooFewRightsError,
  TooManyRightsError,
];

try {
  const config = readConfig();
  await run(config);
} catch (error) {
  // What a person can mend is said in a sentence; anything else shows where it comes from.
  const isPlain = plainErrors.some((kind) => error instanceof kind) || isPortTaken(error);
  console.error(isPlain ? `\n${(error as Error).message}` : error);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const startedAt = performance.now();
  const log = openLog(config.logLevel);
  /** What was opened, in order; each is closed once, the last first. */
  const closers: Start['closers'] = [];
  const stopping = new AbortController();
  const starting = start(config, log, { closers, signal: stopping.signal });

  let closing: Promise<void> | undefined;
  const close = async () => {
    // Asked to stop in the middle of the start: what that still opens is closed, too.
    stopping.abort();
    await starting.catch(() => undefined);
    for (const each of closers.splice(0).toReversed()) await each();
  };
  const handle = closeWithGrace({ delay: CLOSE_LIMIT_MS, logger: false }, ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error that nobody caught');
    else if (config.embedded && !closing) console.log('\nStopping …');
    return (closing ??= close());
  });
  // The command that started us was killed: nobody is left to stop us, and the port must come free.
  process.once('disconnect', () => handle.close());

  try {
    await starting;
  } catch (error) {
    if (closing) return; // asked to stop, a start may fail
    await (closing = close());
    throw error;
  }
  if (closing) return;
  if (config.embedded) console.log(welcome(config, performance.now() - startedAt));
  else {
    const { plainConnections: plain } = config;
    if (!config.embedded && !config.clamdUrl)
      log.warn('CLAMD_URL is not set: no virus scanner looks at uploads');
    if (plain.length) log.warn({ variables: plain }, 'these connections leave this machine without TLS');
    log.info({ publicUrl: config.publicUrl, services: config.services }, 'started');
  }
}

interface Start {
  closers: (() => Promise<void>)[];
  /** Ends the start where it can be cut. */
  signal: AbortSignal;
}

async function start(config: Config, log: Logger, { closers, signal }: Start): Promise<void> {
  const onProgress = config.embedded ? (step: string) => console.log(`• ${step}`) : undefined;
  const database = await startDatabase(config, {
    log,
    serves: true,
    signal,
    ...(onProgress && { onProgress }),
  });
  closers.push(() => database.close());
  signal.throwIfAborted();
  const { testClock } = config;
  const clock = testClock && movedClock(testClock.at ?? new Date());
  const opened = await openDeps(config, database.connection, { log, ...(clock && turnedBy(clock)) });
  const closeDeps = closers.push(() => opened.close()) - 1;
  const loaded = await seedReference(opened.deps.db.as(systemScope));
  if (loaded.length > 0) onProgress?.(`Reference data loaded: ${loaded.join(', ')}`);
  signal.throwIfAborted();
  const app = await buildApp(opened);
  closers[closeDeps] = () => app.close(); // it closes what it was built on
  // A demonstration only where the database is our own, and the people in it can be given accounts to sign in with.
  if (config.embedded && config.demo && opened.deps.accounts.kind !== 'elsewhere') {
    await seedDemo({ deps: opened.deps, signal, ...(onProgress && { onProgress }) });
  }
  if (testClock && clock) {
    const { db, jobs: queue } = opened.deps;
    const opening = openTestClock(testClock.port, {
      clock,
      pool: db.pool,
      jobs: jobs.filter(({ service = 'worker' }) => config.services.includes(service)),
      enqueue: (job) => queue.enqueueIn(db.as(systemScope), job, {}, { singletonKey: 'moved-clock' }),
    });
    const port = await opening.catch((error: unknown) =>
      refusePort(error, testClock.port, 'TEST_CLOCK_PORT'),
    );
    closers.push(() => port.close());
  }
  if (config.services.includes('web')) await listen(app.server, config);
}

/** The product goes by a clock that a test moves; people sign in, and the database works, in real time. */
function turnedBy(clock: Clock) {
  const inRealTime = (moment: Date) => new Date(moment.getTime() - clock.now().getTime() + Date.now());
  return { clock, signInClock: systemClock, queue: { inRealTime } };
}

async function listen(
  server: { listen(at: { host: string; port: number }): Promise<unknown> },
  { host, port }: Config,
): Promise<void> {
  await server.listen({ host, port }).catch((error: unknown) => refusePort(error, port, 'PORT'));
}

function refusePort(error: unknown, port: number, variable: string): never {
  if (isPortTaken(error)) {
    const other = `${variable}=${port + 1} npm start`;
    error.message = `Port ${port} is taken by another program. Stop it, or choose another port: ${other}`;
  }
  throw error;
}

function isPortTaken(error: unknown): error is NodeJS.ErrnoException {
  return errorCode(error) === 'EADDRINUSE';
}
