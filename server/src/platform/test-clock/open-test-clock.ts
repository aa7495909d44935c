import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type pg from 'pg';
import { z } from 'zod';
import type { movedClock } from '../clock.ts';
import type { JobDefinition } from '../jobs/index.ts';
import { occursBetween } from './occurs-between.ts';
import { bringNearer, countJobs } from './waiting-jobs.ts';

interface Parts {
  clock: ReturnType<typeof movedClock>;
  pool: Pick<pg.Pool, 'query'>;
  jobs: readonly JobDefinition<unknown>[];
  /** Adds a job of a schedule, unless one waits already. */
  enqueue(job: JobDefinition<unknown>): Promise<void>;
}

const HOST = '127.0.0.1';
const move = z.object({ to: z.iso.datetime({ offset: true }) });

/**
 * Lets a test move the product's time forward: `GET /now`, `POST /move` with `{to}`, and `GET /jobs`, which counts what is not done.
 * What was to happen in between happens at once, and once.
 */
export async function openTestClock(port: number, parts: Parts): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    answer(parts, request, response).catch((error: unknown) =>
      say(response, 500, { message: String(error) }),
    );
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { clock, pool } = parts;
  switch (`${request.method} ${request.url}`) {
    case 'GET /now':
      return say(response, 200, { now: clock.now() });
    case 'GET /jobs':
      return say(response, 200, await countJobs(pool));
    case 'POST /move': {
      // No page of a browser can send this type without being asked first, and nobody answers that.
      if (request.headers['content-type'] !== 'application/json')
        return say(response, 415, { message: 'Send application/json.' });
      const { data } = move.safeParse(await json(request).catch(() => undefined));
      if (!data) return say(response, 400, { message: 'Give `to`, an ISO instant.' });
      const to = new Date(data.to);
      if (to <= clock.now()) return say(response, 409, { message: 'The clock only moves forward.' });
      await moveTo(parts, to);
      return say(response, 200, { now: clock.now() });
    }
    default:
      return say(response, 404, { message: 'GET /now, POST /move and GET /jobs are here.' });
  }
}

async function moveTo({ clock, pool, jobs, enqueue }: Parts, to: Date): Promise<void> {
  const from = clock.now();
  clock.moveTo(to);
  await bringNearer(pool, to.getTime() - from.getTime());
  for (const job of jobs) if (job.schedule && occursBetween(job.schedule, from, to)) await enqueue(job);
}

function say(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
