import type { Context } from '../context.ts';
import type { JobKey } from './jobs.ts';

/** One attempt at a job, as its handler sees it. */
export interface JobAttempt {
  id: string;
  /** 1 for the first attempt. */
  number: number;
  /** True when a failure now is final: the job then stays visible as failed and is not tried again. */
  isLast: boolean;
  /** Aborted when the process stops or the job took longer than it may. */
  signal: AbortSignal;
}

/** How often and how soon a failed attempt is repeated; the delay doubles from attempt to attempt, with jitter. */
export interface RetryPolicy {
  /** Attempts after the first one. */
  limit: number;
  delaySeconds: number;
  maxDelaySeconds: number;
}

export interface JobDefinition<T> extends JobKey<T> {
  retry: RetryPolicy;
  /** Jobs of this kind that one process works on at once. */
  concurrency: number;
  /** An attempt that takes longer counts as failed. */
  timeoutSeconds: number;
  /** The kind of process that does it, as `SERVICES` names it; `worker` when absent. */
  service?: 'worker' | 'robot';
  /** Runs by itself: five cron fields, in `timeZone` (UTC when absent). The job then carries `{}`. */
  schedule?: { cron: string; timeZone?: string };
  handle(context: Context, data: T, attempt: JobAttempt): Promise<void>;
}

type Options<T> = Pick<JobDefinition<T>, 'name' | 'schema' | 'handle' | 'schedule' | 'service'> &
  Partial<Pick<JobDefinition<T>, 'concurrency' | 'timeoutSeconds'>> & { retry?: Partial<RetryPolicy> };

/**
 * Defines a job. It is done at least once: a worker that dies after the work and before saying so makes it
 * run again, so `handle` must bear a repetition. Where an effect may happen only once, write it under a
 * unique key made from the job's data (`on conflict do nothing`), in the transaction of the effect.
 * @returns the definition with defaults: 5 more attempts from 2 s up to 10 min apart, 4 at once, 5 min each.
 */
export function defineJob<T extends object>(options: Options<T>): JobDefinition<T> {
  return {
    concurrency: 4,
    timeoutSeconds: 300,
    ...options,
    retry: { limit: 5, delaySeconds: 2, maxDelaySeconds: 600, ...options.retry },
  };
}
