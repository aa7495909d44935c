import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { camelNames } from './camel-names.ts';
import { APPLICATION_ROLE, askManner, begin, type Manner, opening, runAlone } from './pipeline.ts';
import { type Scope, scopeStatements } from './scope.ts';
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
  /** The role taken in each transaction; row-level security holds for it. */
  role?: string;
  onError?: (error: Error) => void;
}

/** The one way to the data: a Kysely that sees only what a scope sees. */
export interface Database {
  /** Queries under a scope; each is one round trip, its transaction and its settings travel with it. */
  as(scope: Scope): Kysely<DB>;
  /** For tables that no scope guards. `query` takes the application's role; who calls `connect` opens a transaction by `begin`. */
  pool: pg.Pool;
  /** Opens a transaction on a connection of the pool, without a scope. */
  begin: string;
  close(): Promise<void>;
}

/** Distinct statements that are named (prepared) per process; more than this run unnamed. */
const MAX_NAMED_STATEMENTS = 2_000;

/** A connection whose whole session has the application's role: for what needs a session, such as listening. */
export const asApplication = (connection: pg.ClientConfig): pg.ClientConfig => ({
  ...connection,
  options: `-c role=${APPLICATION_ROLE}`,
});

const endsOrSaves = /^(?:commit|rollback|savepoint|release)\b/;

/** Opens the pool. Nothing connects until the first query. */
export function openDatabase({
  connection,
  max = 10,
  role = APPLICATION_ROLE,
  onError,
}: DatabaseOptions): Database {
  const pool = new pg.Pool({ ...connection, max, pipeline: true, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => onError?.(error));
  // Lost while somebody holds it between two queries: the next of them fails, and the process must not.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const names = new Map<string, string>();
  let asked: Promise<Manner> | undefined;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= MAX_NAMED_STATEMENTS) return known;
    const name = `k${createHash('sha1').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
    return name;
  }

  async function connect(): Promise<{ client: pg.PoolClient; manner: Manner }> {
    const client = await pool.connect();
    asked ??= askManner(client);
    try {
      return { client, manner: await asked };
    } catch (error) {
      asked = undefined;
      client.release(true);
      throw error;
    }
  }

  function scopedPool(scope: Scope): PostgresPool {
    return {
      async connect() {
        const statements = opening(role, scopeStatements(scope));
        const { client, manner } = await connect();
        let isOpen = false;
        let beginning: Promise<unknown> | undefined;
        return {
          async query(text: string, values: unknown[]) {
            if (text === 'begin') {
              isOpen = true;
              beginning = begin(client, statements, manner);
              beginning.catch(() => undefined); // the query that follows fails too and says why
              return { command: 'BEGIN', rows: [] };
            }
            if (isOpen && endsOrSaves.test(text)) return inTransaction(client.query(text));
            const name = manner.isNaming ? nameOf(text) : undefined;
            const query = { ...(name && { name }), text, values };
            return isOpen ? inTransaction(client.query(query)) : runAlone(client, statements, query, manner);
          },
          release: (discard?: boolean) => client.release(discard),
        } as unknown as PostgresPoolClient;

        async function inTransaction(reply: Promise<unknown>): Promise<unknown> {
          if (!beginning) return reply;
          const [, result] = await Promise.all([beginning, reply]);
          beginning = undefined;
          return result;
        }
      },
      end: async () => undefined,
      options: pool.options,
    };
  }

  const unscoped = opening(role, []);
  pool.query = (async (given: string | pg.QueryConfig, values?: unknown[]) => {
    const { name, ...query } = typeof given === 'string' ? { text: given, name: undefined } : given;
    const { client, manner } = await connect();
    try {
      const named = { ...query, ...(name && manner.isNaming && { name }), ...(values && { values }) };
      return await runAlone(client, unscoped, named, manner);
    } finally {
      client.release();
    }
  }) as pg.Pool['query'];

  return {
    as: (scope) =>
      new Kysely<DB>({
        dialect: new PostgresDialect({ pool: scopedPool(scope) }),
        plugins: [camelNames],
      }),
    pool,
    begin: unscoped.join('; '),
    close: () => pool.end(),
  };
}
