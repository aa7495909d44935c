import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import pino from 'pino';
import { systemClock } from '../../src/platform/clock.ts';
import { type Context, type Deps, contextOf } from '../../src/platform/context.ts';
import { type Database, openDatabase } from '../../src/platform/db/database.ts';
import { systemScope } from '../../src/platform/db/scope.ts';
import { type JobDefinition, type JobQueue, openJobQueue } from '../../src/platform/jobs/index.ts';
import { registered } from '../../src/registered.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';

/** A database of one's own with a job queue on it: for testing a mechanism without the whole application. */
export interface PlatformBench {
  database: TestDatabase;
  db: Database;
  jobs: JobQueue;
  /** Everything as the system sees it. */
  all: ReturnType<Database['as']>;
  /** Starts workers for these jobs; `extra` is what their handlers find in `deps`. */
  work(definitions: readonly JobDefinition<unknown>[], extra?: Partial<Deps>): Promise<void>;
  close(): Promise<void>;
}

export async function platformBench(): Promise<PlatformBench> {
  const database = await cloneDatabase();
  const db = openDatabase({ connection: database.application });
  const log = pino({ level: 'silent' });
  const jobs = openJobQueue({
    connection: database.application,
    log,
    pollSeconds: 0.5,
    deadAfterSeconds: 10,
    lookAfterSeconds: 1,
  });
  return {
    database,
    db,
    jobs,
    all: db.as(systemScope),
    async work(definitions, extra = {}) {
      // Only what the handlers under test ask for is there.
      const deps = {
        db,
        jobs,
        log,
        clock: systemClock,
        signInClock: systemClock,
        ...extra,
        registered,
      } as unknown as Deps;
      const context = (name: string): Context => contextOf(deps, { kind: 'job', name }, randomUUID());
      await jobs.start(definitions, context);
    },
    async close() {
      await jobs.stop();
      await db.close();
      await database.drop();
    },
  };
}

/** A worker in a process of its own that begins a job and never ends it. Resolves when the job runs. */
export async function startEndlessWorker(
  connection: pg.ClientConfig,
  jobName: string,
): Promise<{ kill(): Promise<void> }> {
  const script = fileURLToPath(new URL('endless-worker.ts', import.meta.url));
  const worker = spawn(process.execPath, [script, jobName], {
    env: { ...process.env, CONNECTION: JSON.stringify(connection) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout, 'data');
  return {
    async kill() {
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    },
  };
}
