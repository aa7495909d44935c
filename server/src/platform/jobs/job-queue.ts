import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import type { JobDefinition } from './define-job.ts';
import { QUEUE_SCHEMA } from './install-queue.ts';
import type { Jobs } from './jobs.ts';
import { runEach } from './run-each.ts';

export interface JobLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export interface JobQueueOptions {
  /** Of the application's role, without a pooler in transaction mode in between: it listens. The tables are there already. */
  connection: pg.ClientConfig;
  log: JobLog;
  /** How often workers look without having been notified; also how punctual a repetition is. */
  pollSeconds?: number;
  /** A worker silent for so long is dead and its jobs go to another; at least 10. */
  deadAfterSeconds?: number;
  /** How often the dead are looked for. */
  lookAfterSeconds?: number;
  maxConnections?: number;
  /** When a moment of the product's clock comes, where that clock is not the database's. */
  inRealTime?: (moment: Date) => Date;
}

export interface JobQueue extends Jobs {
  /** Makes the queues; with `contextOf` this process also works on those that are for its services. */
  start(
    definitions: readonly JobDefinition<unknown>[],
    contextOf?: (name: string, jobId: string) => Context,
    services?: readonly string[],
  ): Promise<void>;
  /** Waits for what runs, up to 20 s; what is still running then is done again by another process. */
  stop(): Promise<void>;
}

const KEEP_DONE_SECONDS = 14 * 24 * 3600;
// One job per fetch would wait a whole polling interval between two jobs; a batch is refilled at once.
const BATCH_PER_CONCURRENCY = 4;

/** Opens the queue. Nothing connects before `start`. */
export function openJobQueue({
  connection,
  log,
  pollSeconds = 5,
  deadAfterSeconds = 20,
  lookAfterSeconds = 10,
  maxConnections = 3,
  inRealTime = (moment) => moment,
}: JobQueueOptions): JobQueue {
  const boss = new PgBoss({
    ...(connection as object),
    schema: QUEUE_SCHEMA,
    migrate: false,
    max: maxConnections,
    application_name: 'writdesk-jobs',
    useListenNotify: true,
    monitorVacuum: false,
    superviseIntervalSeconds: lookAfterSeconds,
    monitorIntervalSeconds: lookAfterSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue'));

  async function declare(definition: JobDefinition<unknown>): Promise<void> {
    const settings = {
      notify: true,
      retryLimit: definition.retry.limit,
      retryDelay: definition.retry.delaySeconds,
      retryDelayMax: definition.retry.maxDelaySeconds,
      retryBackoff: true,
      // The last of a batch waits for its turn while its time already runs.
      expireInSeconds: definition.timeoutSeconds * (BATCH_PER_CONCURRENCY + 1),
      heartbeatSeconds: deadAfterSeconds,
      deleteAfterSeconds: KEEP_DONE_SECONDS,
    };
    if (await boss.getQueue(definition.name)) await boss.updateQueue(definition.name, settings);
    // `short`: at most one waiting job per singleton key; a job without a key gets one of its own.
    else await boss.createQueue(definition.name, { ...settings, policy: 'short' });
  }

  async function work(
    definition: JobDefinition<unknown>,
    contextOf: (name: string, jobId: string) => Context,
  ) {
    const options = {
      batchSize: definition.concurrency * BATCH_PER_CONCURRENCY,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: Math.min(pollSeconds, 2),
      notifyPollingIntervalSeconds: pollSeconds,
    } as const;
    await boss.work<object, unknown, typeof options>(definition.name, options, (batch) =>
      runEach(batch, definition.concurrency, (job) => attempt(definition, job, contextOf)),
    );
    if (definition.schedule) {
      await boss.schedule(
        definition.name,
        definition.schedule.cron,
        {},
        { tz: definition.schedule.timeZone ?? 'UTC' },
      );
    }
  }

  async function attempt(
    definition: JobDefinition<unknown>,
    job: JobWithMetadata,
    contextOf: (name: string, jobId: string) => Context,
  ): Promise<JobResult> {
    const isLast = job.retryCount >= job.retryLimit;
    const facts = { job: job.name, jobId: job.id, attempt: job.retryCount + 1 };
    try {
      const data = definition.schema.parse(job.data);
      const signal = AbortSignal.any([job.signal, AbortSignal.timeout(definition.timeoutSeconds * 1000)]);
      await definition.handle(contextOf(job.name, job.id), data, {
        id: job.id,
        number: job.retryCount + 1,
        isLast,
        signal,
      });
      return { id: job.id, status: 'completed' };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isLast) log.error({ ...facts, err: error }, 'job failed for good');
      else log.warn({ ...facts, err: error }, 'job failed, will be repeated');
      return { id: job.id, status: 'failed', output: { message } };
    }
  }

  return {
    async start(definitions, contextOf, services = ['worker']) {
      await boss.start();
      for (const definition of definitions) {
        await declare(definition);
        if (contextOf && services.includes(definition.service ?? 'worker')) await work(definition, contextOf);
      }
    },
    async enqueueIn(db, job, data, options = {}) {
      await boss.send(job.name, job.schema.parse(data) as object, {
        db: fromKysely(db),
        ...(options.startAfter && { startAfter: inRealTime(options.startAfter) }),
        singletonKey: options.singletonKey ?? randomUUID(),
      });
    },
    async troubled(job) {
      const jobs = await boss.findJobs(job.name);
      return jobs
        .filter(({ state }) => state === 'failed' || state === 'retry')
        .sort((left, right) => right.createdOn.getTime() - left.createdOn.getTime())
        .map(({ id, name, retryCount, output, state }) => ({
          id,
          name,
          attempts: state === 'failed' ? retryCount + 1 : retryCount,
          error: messageOf(output),
          final: state === 'failed',
        }));
    },
    async retry(job, jobId) {
      await boss.retry(job.name, jobId);
    },
    stop: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}

/** What a failed job left behind: the message of its error, where it has one. */
function messageOf(output: unknown): string {
  const { message } = (output ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
}
