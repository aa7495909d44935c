import { expect, test, vi } from 'vitest';
import pino from 'pino';
import { z } from 'zod';
import { platformBench } from '../../../test/support/platform.ts';
import type { Context } from '../context.ts';
import { defineJob, openJobQueue } from '../jobs/index.ts';
import { bringNearer, countJobs } from './waiting-jobs.ts';

const HOUR_MS = 3_600_000;

test('a job of the product’s next month waits in real time, and is done as soon as its moment is brought near', async () => {
  const bench = await platformBench();
  const ahead = 31 * 24 * HOUR_MS;
  const queue = openJobQueue({
    connection: bench.database.application,
    log: pino({ level: 'silent' }),
    // Only being woken is fast enough.
    pollSeconds: 60,
    inRealTime: (moment) => new Date(moment.getTime() - ahead),
  });
  try {
    const done: string[] = [];
    const job = defineJob({
      name: 'test.later',
      schema: z.object({ id: z.string() }),
      async handle(_context, { id }) {
        done.push(id);
      },
    });
    await queue.start([job], () => ({}) as Context);
    const inTheProduct = (ms: number) => new Date(Date.now() + ahead + ms);
    for (const [id, ms] of [
      ['soon', HOUR_MS],
      ['later', 3 * HOUR_MS],
    ] as const)
      await bench.all
        .transaction()
        .execute((db) => queue.enqueueIn(db, job, { id }, { startAfter: inTheProduct(ms) }));
    expect(await countJobs(bench.db.pool)).toEqual({ due: {}, repeated: {}, failed: {} });

    await bringNearer(bench.db.pool, 2 * HOUR_MS);
    await vi.waitFor(() => expect(done).toEqual(['soon']), { timeout: 10_000, interval: 20 });
    await vi.waitFor(async () => expect((await countJobs(bench.db.pool)).due).toEqual({}));
    await bringNearer(bench.db.pool, HOUR_MS);
    await vi.waitFor(() => expect(done).toEqual(['soon', 'later']), { timeout: 10_000, interval: 20 });
  } finally {
    await queue.stop();
    await bench.close();
  }
});
