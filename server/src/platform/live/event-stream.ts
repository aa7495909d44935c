import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from './live.ts';
import type { StoredEvent } from './live-event.ts';
import type { Interest } from './live-queries.ts';

export interface EventStreamOptions {
  /** Whose events, signals among them, the reader may be sent; absent where it can be anybody's. */
  interest?: Interest | undefined;
  sees(event: StoredEvent): boolean;
  /** What the reader is given of an event with its number and kind. */
  shows?(event: StoredEvent): object;
  /** Whether a signal ends the stream, or makes it ask whether its reader stands. */
  meaningOf?(event: StoredEvent): 'over' | 'ask' | undefined;
  /** Whether the reader is who they were when the stream began, has other rights by now, or isn't signed in. */
  whoIsReader?(): Promise<'same' | 'other' | 'nobody'>;
  heartbeatSeconds?: number;
  /** A reader who was the same this short a time ago gets news without another check; no query for each event. */
  askAfterSeconds?: number;
  /** Then the stream ends and the reader comes back: with a fresh token, and with the rights they have by then. */
  maxSeconds?: number;
}

/** A reader who takes nothing for so long that this much waits is let go; they continue where they were. */
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * Answers a request with server-sent events, from `Last-Event-ID` on when the request has one.
 * Each event is a JSON text `{id, kind, …}`; the event `reset` says that everything must be read again, and
 * `rights`, the last one, that the reader may see other things: they come back with a new token and read everything again.
 */
export function sendEventStream(
  live: Live,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    interest,
    sees,
    shows = ({ ids = {} }) => ({ ids }),
    meaningOf = () => undefined,
    whoIsReader = async () => 'same' as const,
    heartbeatSeconds = 20,
    askAfterSeconds = 5,
    maxSeconds = 600,
  }: EventStreamOptions,
): void {
  reply.hijack();
  const response = reply.raw;
  // What every reply has; a reply that is taken over leaves without it.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (text: string) => {
    if (response.writableLength > MAX_WAITING_BYTES) response.destroy();
    else if (!response.writableEnded) response.write(text);
  };
  const sayOther = () => send('event: rights\ndata: {}\n\n');
  let askedAt = -Infinity;
  const isStillHe = async () => {
    askedAt = performance.now();
    const who = await whoIsReader();
    if (who === 'other') sayOther();
    return who === 'same';
  };
  const after = request.headers['last-event-id'];
  const subscription = live.subscribe({
    ...(interest && { interest }),
    sees,
    async admits(events, isFirst) {
      const meanings = new Set(events.map(meaningOf));
      if (!isFirst && meanings.has('over')) {
        sayOther();
        return false;
      }
      const isOld = performance.now() - askedAt >= askAfterSeconds * 1000 && events.some(sees);
      return isFirst || isOld || meanings.has('ask') ? isStillHe() : true;
    },
    ...(typeof after === 'string' && after && { after }),
    give: (event, cursor) => {
      const { id, kind } = event;
      send(`id: ${cursor}\ndata: ${JSON.stringify({ id, kind, ...shows(event) })}\n\n`);
    },
    reset: (cursor) => send(`id: ${cursor}\nevent: reset\ndata: {}\n\n`),
    opened: (cursor) => send(`retry: 1000\nid: ${cursor}\nevent: open\ndata: {}\n\n`),
    ended: () => {
      clearInterval(heartbeat);
      clearTimeout(limit);
      response.end();
    },
  });
  const beat = async () => {
    if (!(await isStillHe())) return subscription.end();
    const cursor = subscription.cursor();
    // The id without data moves the reader's place on, so that it doesn't grow old where little happens.
    send(cursor ? `: still here\nid: ${cursor}\n\n` : ': still here\n\n');
  };
  const heartbeat = setInterval(
    () => void beat().catch((error: unknown) => subscription.end(error)),
    heartbeatSeconds * 1000,
  );
  const limit = setTimeout(() => subscription.end(), maxSeconds * 1000);
  response.on('close', () => subscription.end());
}
