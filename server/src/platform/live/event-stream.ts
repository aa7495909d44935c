import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from './live.ts';
import type { StoredEvent } from './live-event.ts';

export interface EventStreamOptions {
  sees(event: StoredEvent): boolean;
  /** After such an event the stream ends, and the reader comes back with the rights that he has by then. */
  isLast?(event: StoredEvent): boolean;
  heartbeatSeconds?: number;
  /** Then the stream ends and the reader comes back: with a fresh token, and with the rights he has by then. */
  maxSeconds?: number;
}

/** A reader who takes nothing for so long that this much waits is let go; he continues where he was. */
const MAX_WAITING_BYTES = 1024 * 1024;

/**
 * Answers a request with server-sent events, from `Last-Event-ID` on when the request has one.
 * Each event is a JSON text `{id, kind, caseId?, ids}`; the event `reset` says that everything must be read anew.
 */
export function sendEventStream(
  live: Live,
  request: FastifyRequest,
  reply: FastifyReply,
  { sees, isLast, heartbeatSeconds = 20, maxSeconds = 600 }: EventStreamOptions,
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
  const after = request.headers['last-event-id'];
  const subscription = live.subscribe({
    sees,
    ...(typeof after === 'string' && after && { after }),
    give: (event, cursor) => {
      const { id, kind, caseId, ids } = event;
      send(
        `id: ${cursor}\ndata: ${JSON.stringify({ id, kind, ...(caseId && { caseId }), ids: ids ?? {} })}\n\n`,
      );
      if (isLast?.(event)) subscription.end();
    },
    reset: (cursor) => send(`id: ${cursor}\nevent: reset\ndata: {}\n\n`),
    opened: (cursor) => send(`retry: 1000\nid: ${cursor}\nevent: open\ndata: {}\n\n`),
    ended: () => {
      clearInterval(heartbeat);
      clearTimeout(limit);
      response.end();
    },
  });
  const heartbeat = setInterval(() => {
    const cursor = subscription.cursor();
    // The id without data moves the reader's place on, so that it doesn't grow old where little happens.
    send(cursor ? `: still here\nid: ${cursor}\n\n` : ': still here\n\n');
  }, heartbeatSeconds * 1000);
  const limit = setTimeout(() => subscription.end(), maxSeconds * 1000);
  response.on('close', () => subscription.end());
}
