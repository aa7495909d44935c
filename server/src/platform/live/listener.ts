import pg from 'pg';
import { CHANNEL } from './live-queries.ts';

export interface ListenerOptions {
  /** A direct connection: a pooler in transaction mode would swallow LISTEN. */
  connection: pg.ClientConfig;
  /** After each (re)connection and each notification: something may have become visible. */
  onNews: () => void;
  onTrouble: (error: Error) => void;
}

export interface Listener {
  /** Resolves with the first connection. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
const HEARTBEAT_MS = 15_000;

/** One connection that listens, and comes back whenever it was lost. */
export function openListener({ connection, onNews, onTrouble }: ListenerOptions): Listener {
  let client: pg.Client | undefined;
  let stopped = false;
  let pause = FIRST_PAUSE_MS;
  let timer: NodeJS.Timeout | undefined;
  const ready = Promise.withResolvers<void>();

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connection,
      application_name: 'writdesk-live',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    });
    let lost = false;
    const lose = (error?: Error) => {
      if (lost) return;
      lost = true;
      clearInterval(heartbeat);
      next.end().catch(() => undefined); // it is broken already
      if (stopped) return;
      if (error) onTrouble(error);
      timer = setTimeout(() => void connect(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    // A connection that died without a word is found by asking; and what a lost notification carried is found too.
    const heartbeat = setInterval(() => void next.query('select 1').then(onNews, lose), HEARTBEAT_MS);
    next.on('error', lose);
    next.on('end', () => lose());
    next.on('notification', onNews);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      pause = FIRST_PAUSE_MS;
      ready.resolve();
      onNews();
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  }

  void connect();
  return {
    ready: ready.promise,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      ready.resolve();
      await client?.end().catch(() => undefined); // it may be broken already
    },
  };
}
