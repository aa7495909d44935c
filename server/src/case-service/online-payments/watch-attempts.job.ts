import { z } from 'zod';
import { defineJob } from '../../platform/jobs/index.ts';
import { NoAnswerError } from '../payment-connections/index.ts';
import { type AttemptKey, selectWatched } from './attempt-queries.ts';
import { machineContext, settleAttempt } from './settle-attempt.ts';

const BATCH = 200;
const LEAVE_MS = 60_000;

/** Asks the provider about one attempt: whether its page was opened, and what became of it. */
export const watchAttempt = defineJob<AttemptKey>({
  name: 'online-payments.watch-one',
  schema: z.strictObject({ firmId: z.uuid(), id: z.uuid() }),
  async handle({ deps }, key, { id }) {
    await settleAttempt(machineContext(deps, id), key);
  },
});

/** The same for every attempt that hasn’t ended, and for those of which the fee isn’t known: news may be lost. */
export const watchAttempts = defineJob<Record<string, never>>({
  name: 'online-payments.watch',
  schema: z.object({}).strict(),
  schedule: { cron: '*/5 * * * *' },
  concurrency: 1,
  timeoutSeconds: 280,
  async handle({ deps }, _data, { signal, id }) {
    const context = machineContext(deps, id);
    const db = deps.db.as(context.scope);
    const before = new Date(deps.clock.now().getTime() - LEAVE_MS);
    let after: string | null = null;
    do {
      const page: AttemptKey[] = await selectWatched(db, before, after, BATCH);
      for (const attempt of page) {
        signal.throwIfAborted();
        await settleAttempt(context, attempt).catch((error: unknown) => {
          if (!(error instanceof NoAnswerError)) throw error;
        });
      }
      after = page.length === BATCH ? (page.at(-1)?.id ?? null) : null;
    } while (after);
  },
});
