import { Worker } from 'node:worker_threads';
import type { Clock } from '../clock.ts';
import { AppError } from '../http/refuse.ts';
import { type HeavyReply, type HeavyRequest, receivedError } from './messages.ts';
import type { WorkStep } from './work-step.ts';

export interface HeavyThread {
  /** Does the work on the thread. @throws what the work throws; `unavailable` when the thread ends under it, which undoes the work. */
  run(work: Omit<HeavyRequest, 'id' | 'now'>, onStep?: (step: WorkStep) => void): Promise<unknown>;
  close(): Promise<void>;
}

/** What holds a file of 50,000 rows several times over. */
const limits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
/** The thread and its memory go when nobody needed them for so long. */
const IDLE_MS = 60_000;

interface Waiting {
  on: Worker;
  onStep: ((step: WorkStep) => void) | undefined;
  resolve(reply: unknown): void;
  reject(error: Error): void;
}

/**
 * The thread starts with the first work and ends when there was none for a minute.
 * @param entry the file that the thread runs. @param settings what it opens its own things with.
 */
export function openHeavyThread(
  entry: URL,
  { settings, clock }: { settings: object; clock: Clock },
): HeavyThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function settle(id: number, finish: (waiter: Waiting) => void): void {
    const waiter = waiting.get(id);
    if (!waiter) return;
    waiting.delete(id);
    if (waiting.size === 0) rest();
    finish(waiter);
  }

  function rest(): void {
    worker?.unref();
    idle = setTimeout(() => void end(), IDLE_MS).unref();
  }

  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    clearTimeout(idle);
    await ending?.terminate();
  }

  function lose(lost: Worker, error: Error): void {
    if (worker === lost) worker = undefined;
    for (const [id, { on }] of waiting) if (on === lost) settle(id, ({ reject }) => reject(error));
  }

  function start(): Worker {
    const started = new Worker(entry, {
      workerData: settings,
      resourceLimits: limits,
    });
    started.on('message', (reply: HeavyReply) => {
      if ('step' in reply) waiting.get(reply.id)?.onStep?.(reply.step);
      else
        settle(reply.id, ({ resolve, reject }) =>
          'reply' in reply ? resolve(reply.reply) : reject(receivedError(reply)),
        );
    });
    started.on('error', (error) => lose(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => lose(started, new AppError('unavailable')));
    return started;
  }

  return {
    run(work, onStep) {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const running = worker;
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { on: running, onStep, resolve, reject });
        running.postMessage({ ...work, id, now: clock.now() } satisfies HeavyRequest, []);
      });
    },
    close: end,
  };
}
