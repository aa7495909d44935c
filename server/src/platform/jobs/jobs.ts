import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../db/schema.ts';

/** What adding a job needs of its definition. */
export interface JobKey<T> {
  /** Noun and verb, e.g. `documents.generate`. Also the name of the queue. */
  name: string;
  /** What the job carries: ids and little else, since it is read again much later. */
  schema: z.ZodType<T>;
}

export interface EnqueueOptions {
  startAfter?: Date;
  /**
   * While a job with this key waits, another is not added. Only for jobs that don't depend on what this very
   * transaction writes: the waiting job may start before the commit and would not see it.
   */
  singletonKey?: string;
}

/** A job that used up its attempts, or waits for the next one. */
export interface TroubledJob {
  id: string;
  name: string;
  attempts: number;
  error: string;
  final: boolean;
}

/** The queue as verbs use it. */
export interface Jobs {
  /** Adds a job in the caller's transaction: it exists when, and only when, that commits. */
  enqueueIn<T>(db: Kysely<DB>, job: JobKey<T>, data: T, options?: EnqueueOptions): Promise<void>;
  /** Jobs whose last attempt failed, newest first; those with `final` are not tried again by themselves. */
  troubled(job: JobKey<unknown>): Promise<TroubledJob[]>;
  /** Gives a failed job its attempts back. */
  retry(job: JobKey<unknown>, jobId: string): Promise<void>;
}
