import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Scope, scopeSettings, scopeSettingsSql } from './scope.ts';
import type { DB } from './schema.ts';

// Days stay texts: a day has no instant. Counts and money fit a double exactly (they are far below 2^53).
const DATE_OID = 1082;
const INT8_OID = 20;
pg.types.setTypeParser(DATE_OID, (value) => value);
pg.types.setTypeParser(INT8_OID, Number);

export interface DatabaseOptions {
  connection: pg.PoolConfig;
  /** Most connections at once. */
  max?: number;
  /** The role taken on each connection; row-level security holds for it. */
  role?: string;
  onError?: (error: Error) => void;
}

/** The one way to the data: a Kysely that sees only what a scope sees. */
export interface Database {
  /** Queries under a scope; each is one round trip, its settings travel with it. */
  as(scope: Scope): Kysely<DB>;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Distinct statements that are named (prepared) per process; more than this run unnamed. */
const MAX_NAMED_STATEMENTS = 2_000;

/** Opens the pool. Nothing connects until the first query. */
export function openDatabase({
  connection,
  max = 10,
  role = 'writdesk_app',
  onError,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connection,
    max,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    options: `-c role=${role} -c statement_timeout=45000 -c idle_in_transaction_session_timeout=60000`,
  });
  pool.on('error', (error) => onError?.(error));
  // Lost while somebody holds it between two queries: the next of them fails, and the process must not.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const names = new Map<string, string>();
  const lastSettings = new WeakMap<pg.PoolClient, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= MAX_NAMED_STATEMENTS) return known;
    const name = `k${createHash('sha1').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
    return name;
  }

  function scopedPool(scope: Scope): PostgresPool {
    const values = scopeSettings(scope);
    const key = values.join('|');
    return {
      async connect() {
        const client = await pool.connect();
        // Settings hold for the session, so they are sent (in the same packet as the query) only when they change.
        let settled: Promise<unknown> | undefined;
        if (lastSettings.get(client) !== key) {
          lastSettings.delete(client);
          settled = client.query({ name: 'scope', text: scopeSettingsSql, values });
          settled.then(
            () => lastSettings.set(client, key),
            () => undefined, // the query that follows fails too and says why
          );
        }
        return {
          async query(text: unknown, parameters?: unknown) {
            if (typeof text !== 'string') return client.query(text as never);
            const name = nameOf(text);
            const reply = client.query({ ...(name && { name }), text, values: parameters as unknown[] });
            if (settled) {
              const [, result] = await Promise.all([settled, reply]);
              settled = undefined;
              return result;
            }
            return reply;
          },
          release: (discard?: boolean) => client.release(discard),
        } as unknown as PostgresPoolClient;
      },
      end: async () => undefined,
      options: pool.options,
    };
  }

  return {
    as: (scope) => new Kysely<DB>({ dialect: new PostgresDialect({ pool: scopedPool(scope) }) }),
    pool,
    close: () => pool.end(),
  };
}
