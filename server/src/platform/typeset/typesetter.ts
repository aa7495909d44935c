import { Worker } from 'node:worker_threads';
import type { z } from 'zod';
import type { TypesetReply, TypesetRequest } from './messages.ts';
import type { Template } from './template.ts';

/** The data holds characters that none of our fonts has: better no document than one with holes in a name. */
export class UnprintableTextError extends Error {
  readonly characters: readonly string[];

  constructor(characters: readonly string[]) {
    super(`These characters can’t be printed: ${characters.join(' ')}`);
    this.name = 'UnprintableTextError';
    this.characters = characters;
  }
}

export interface TypesetPaper {
  /** PDF/A-2a and PDF/UA-1, fonts embedded. */
  pdf: Uint8Array;
  pageCount: number;
  /** What the template says of its own layout, as `#metadata(…) <note>`. */
  notes: readonly string[];
  /** Where it is signed, each as JSON, as `#metadata(…) <place>`. */
  places: readonly string[];
}

export interface Typesetter {
  /**
   * Sets a document, next to the event loop.
   * @throws ZodError when the data doesn't fit the template, UnprintableTextError when a character is in no font.
   */
  pdf<S extends z.ZodType>(template: Template<S>, data: z.input<S>): Promise<TypesetPaper>;
  close(): Promise<void>;
}

const LIMIT_MS = 60_000;

interface Waiting {
  resolve(paper: TypesetPaper): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}

/** The worker (and its fonts, some 25 MB) is loaded with the first document and stays. */
export function openTypesetter(): Typesetter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function settle(id: number, finish: (waiter: Waiting) => void): void {
    const waiter = waiting.get(id);
    if (!waiter) return;
    waiting.delete(id);
    clearTimeout(waiter.timer);
    if (waiting.size === 0) worker?.unref();
    finish(waiter);
  }

  function lose(lost: Worker, error: Error): void {
    if (worker === lost) worker = undefined;
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
  }

  function start(): Worker {
    const started = new Worker(new URL('./typeset-worker.ts', import.meta.url));
    started.on('message', (reply: TypesetReply) =>
      settle(reply.id, ({ resolve, reject }) => {
        if ('pdf' in reply) {
          const { pdf, pageCount, notes, places } = reply;
          resolve({ pdf, pageCount, notes, places });
        } else
          reject(
            reply.unprintable.length ? new UnprintableTextError(reply.unprintable) : new Error(reply.error),
          );
      }),
    );
    started.on('error', (error) => lose(started, error instanceof Error ? error : new Error(String(error))));
    started.on('exit', () => lose(started, new Error('The typesetter stopped.')));
    return started;
  }

  return {
    async pdf(template, data) {
      const json = JSON.stringify(template.schema.parse(data));
      worker ??= start();
      worker.ref();
      const running = worker;
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        // A template that never ends can only be stopped with its thread; whoever else waits gets an error and tries again.
        const timer = setTimeout(() => void running.terminate(), LIMIT_MS);
        waiting.set(id, { resolve, reject, timer });
        running.postMessage({ id, template: template.name, json } satisfies TypesetRequest, []);
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
