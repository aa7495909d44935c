import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type PlatformBench, platformBench, startEndlessWorker } from '../../../test/support/platform.ts';
import { defineJob } from './define-job.ts';

let bench: PlatformBench;
const done: { id: string; attempt: number }[] = [];
let failures = 0;
let running = 0;
let mostRunning = 0;

const schema = z.object({ id: z.string() });
const fast = { limit: 2, delaySeconds: 1, maxDelaySeconds: 1 };
const plain = defineJob({
  name: 'test.plain',
  schema,
  concurrency: 2,
  async handle(_context, { id }, attempt) {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise(setImmediate);
    running -= 1;
    done.push({ id, attempt: attempt.number });
  },
});
const stubborn = defineJob({
  name: 'test.stubborn',
  schema,
  retry: fast,
  async handle(_context, { id }, attempt) {
    if (failures > 0) {
      failures -= 1;
      throw new Error(`refused ${id}`);
    }
    done.push({ id, attempt: attempt.number });
  },
});
const waiting = defineJob({ name: 'test.waiting', schema, async handle() {} });

beforeAll(async () => {
  bench = await platformBench();
  await bench.work([plain, stubborn]);
});
afterAll(() => bench.close());
beforeEach(() => {
  done.length = 0;
  failures = 0;
  mostRunning = 0;
});

const enqueue = (job: typeof plain, id: string) =>
  bench.all.transaction().execute((db) => bench.jobs.enqueueIn(db, job, { id }));

test('a job enqueued in a transaction runs once after the commit, soon', async () => {
  const started = performance.now();
  await enqueue(plain, 'a');
  await vi.waitFor(() => expect(done).toEqual([{ id: 'a', attempt: 1 }]), { timeout: 5000, interval: 5 });
  // Polling alone would take half a second on the average.
  expect(performance.now() - started).toBeLessThan(450);
});

test('a job of a transaction that rolled back never runs', async () => {
  const failed = bench.all.transaction().execute(async (db) => {
    await bench.jobs.enqueueIn(db, plain, { id: 'rolled back' });
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await enqueue(plain, 'after');
  await vi.waitFor(() => expect(done).toEqual([{ id: 'after', attempt: 1 }]), { timeout: 5000 });
});

test('a backlog is worked off without pauses, never more at once than allowed', async () => {
  const ids = Array.from({ length: 100 }, (_, index) => `n${index}`);
  const started = performance.now();
  await bench.all.transaction().execute(async (db) => {
    for (const id of ids) await bench.jobs.enqueueIn(db, plain, { id });
  });
  await vi.waitFor(() => expect(done).toHaveLength(100), { timeout: 10_000, interval: 10 });
  expect(done.map(({ id }) => id).sort()).toEqual([...ids].sort());
  expect(mostRunning).toBe(2);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a failing job is repeated, with the number of the attempt', async () => {
  failures = 1;
  await enqueue(stubborn, 'second time');
  await vi.waitFor(() => expect(done).toEqual([{ id: 'second time', attempt: 2 }]), { timeout: 10_000 });
});

test('a job that used up its attempts stays visible with its error, and can be given back', async () => {
  failures = 3;
  await enqueue(stubborn, 'hopeless');
  await vi.waitFor(
    async () =>
      expect(await bench.jobs.troubled(stubborn)).toMatchObject([
        { name: 'test.stubborn', attempts: 3, error: 'refused hopeless', final: true },
      ]),
    { timeout: 15_000 },
  );
  expect(done).toEqual([]);
  const [job] = await bench.jobs.troubled(stubborn);
  await bench.jobs.retry(stubborn, job?.id ?? '');
  await vi.waitFor(() => expect(done).toMatchObject([{ id: 'hopeless' }]), { timeout: 10_000 });
  expect(await bench.jobs.troubled(stubborn)).toEqual([]);
}, 40_000);

test('data that its schema refuses is refused where it is enqueued', async () => {
  await expect(enqueue(plain, 7 as unknown as string)).rejects.toThrow();
});

test('while a job with a key waits, a second one is not added; others are', async () => {
  const other = await platformBench();
  try {
    await other.jobs.start([waiting]);
    const add = (id: string, singletonKey?: string) =>
      other.all
        .transaction()
        .execute((db) => other.jobs.enqueueIn(db, waiting, { id }, singletonKey ? { singletonKey } : {}));
    await add('1', 'fold');
    await add('2', 'fold');
    await add('3', 'sweep');
    await add('4');
    await add('5');
    const { rows } = await other.db.pool.query<{ id: string }>(
      "select data->>'id' as id from jobs.job where name = 'test.waiting' order by 1",
    );
    expect(rows.map(({ id }) => id)).toEqual(['1', '3', '4', '5']);
  } finally {
    await other.close();
  }
});

test('stopping waits for the job that runs', async () => {
  const other = await platformBench();
  const opened = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  let finished = false;
  const slow = defineJob({
    name: 'test.slow',
    schema,
    async handle() {
      started.resolve();
      await opened.promise;
      finished = true;
    },
  });
  await other.work([slow]);
  await other.all.transaction().execute((db) => other.jobs.enqueueIn(db, slow, { id: 'x' }));
  await started.promise;
  const stopped = other.jobs.stop();
  opened.resolve();
  await stopped;
  expect(finished).toBe(true);
  const { rows } = await other.db.pool.query<{ state: string }>(
    "select state::text from jobs.job where name = 'test.slow'",
  );
  expect(rows).toEqual([{ state: 'completed' }]);
  await other.close();
});

test('a job whose worker was killed is done by another, soon', async () => {
  const other = await platformBench();
  const finished: { id: string; attempt: number }[] = [];
  const orphan = defineJob({
    name: 'test.orphan',
    schema,
    async handle(_context, { id }, attempt) {
      finished.push({ id, attempt: attempt.number });
    },
  });
  try {
    await other.jobs.start([orphan]);
    await other.all.transaction().execute((db) => other.jobs.enqueueIn(db, orphan, { id: 'left behind' }));
    const worker = await startEndlessWorker(other.database.connection, orphan.name);
    await worker.kill();
    await other.work([orphan]);
    await vi.waitFor(() => expect(finished).toEqual([{ id: 'left behind', attempt: 2 }]), {
      timeout: 30_000,
    });
  } finally {
    await other.close();
  }
}, 60_000);
