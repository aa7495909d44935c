import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { camelNames } from './camel-names.ts';
import { APPLICATION_ROLE, askManner, begin, gather, type Manner, opening, runAlone } from './pipeline.ts';
import { keepReads } from './read-once.ts';
import { type Scope, scopeChanges, scopeStatements } from './scope.ts';
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
  /**
   * Learns of work that holds a connection and takes a second one: as many of it as there are connections wait for each other until
   * the pool gives up. Such work fails when absent.
   */
  onSecondConnection?: (error: Error) => void;
}

/** Reads what a wider scope than the caller's sees, wherever its connection is from. */
export type ReadWider = <T>(read: (wider: Kysely<DB>) => Promise<T>) => Promise<T>;

/** Reads under another scope on the transaction's own connection. */
export type ReadAs = <T>(scope: Scope, read: (db: Kysely<DB>) => Promise<T>) => Promise<T>;

/** The one way to the data: a Kysely that sees only what a scope sees. */
export interface Database {
  /** Queries under a scope; each is one round trip, its transaction and its settings travel with it. */
  as(scope: Scope): Kysely<DB>;
  /**
   * A transaction under a scope: it commits what `work` did, or undoes all of it. Statements that `work` asks at the same time leave
   * at the same time; those of Kysely's own transactions wait for each other's answers. `readAs` reads under another scope; nothing
   * else may be asked meanwhile.
   */
  transaction<T>(scope: Scope, work: (db: Transaction<DB>, readAs: ReadAs) => Promise<T>): Promise<T>;
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

const PLANNED_EACH_TIME = '/* planned each time */';
/** In a statement whose best plan hangs on its values: it is planned for them at each call. */
export const plannedEachTime = sql.raw(`${PLANNED_EACH_TIME} `);

export const FIXED_PLAN = '/* fixed plan */';
/** In a statement that looks rows up by their keys: its plan is the same for all values, and planning it costs more than it does. */
export const fixedPlan = sql.raw(`${FIXED_PLAN} `);
export const KEEP_PLAN = 'set local plan_cache_mode = force_generic_plan';
/** Citus plans for the node that the values lie on, and refuses some statements without them. */
const keepingPlan = (statements: readonly string[], { isCluster }: Manner): readonly string[] =>
  isCluster ? statements : [...statements, KEEP_PLAN];

const endsOrSaves = /^(?:commit|rollback|savepoint|release)\b/;

const kyselyOver = (pool: PostgresPool) =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins: [camelNames] });

/** A connection was asked for by work that holds one already. */
class SecondConnectionError extends Error {
  override name = 'SecondConnectionError';
  constructor() {
    super('Inside a transaction a second connection was taken: what is done there goes by its own.');
  }
}

/** Opens the pool. Nothing connects until the first query. */
export function openDatabase({
  connection,
  max = 10,
  role = APPLICATION_ROLE,
  onError,
  onSecondConnection = (error) => {
    throw error;
  },
}: DatabaseOptions): Database {
  const pool = new pg.Pool({ ...connection, max, pipeline: true, connectionTimeoutMillis: 10_000 });
  pool.on('error', (error) => onError?.(error));
  // Lost while somebody holds it between two queries: the next of them fails, and the process must not.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const names = new Map<string, string>();
  let asked: Promise<Manner> | undefined;
  /** The transaction inside of which this work runs. What it starts and doesn't wait for may outlive it. */
  const holding = new AsyncLocalStorage<{ isOpen: boolean }>();

  async function whileHolding<T>(work: () => Promise<T>): Promise<T> {
    const held = { isOpen: true };
    try {
      return await holding.run(held, work);
    } finally {
      held.isOpen = false;
    }
  }

  function nameOf(text: string): string | undefined {
    if (text.includes(PLANNED_EACH_TIME)) return undefined;
    const known = names.get(text);
    if (known || names.size >= MAX_NAMED_STATEMENTS) return known;
    const name = `k${createHash('sha256').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
    return name;
  }

  async function connect(): Promise<{ client: pg.PoolClient; manner: Manner }> {
    if (holding.getStore()?.isOpen) onSecondConnection(new SecondConnectionError());
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
              beginning = begin(client, keepingPlan(statements, manner), manner);
              beginning.catch(() => undefined); // the query that follows fails too and says why
              return { command: 'BEGIN', rows: [] };
            }
            if (isOpen && endsOrSaves.test(text)) return inTransaction(client.query(text));
            const name = manner.isNaming ? nameOf(text) : undefined;
            const query = { ...(name && { name }), text, values };
            if (isOpen) return inTransaction(client.query(query));
            const own = text.includes(FIXED_PLAN) ? keepingPlan(statements, manner) : statements;
            return runAlone(client, own, query, manner);
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

  async function transaction<T>(
    scope: Scope,
    work: (db: Transaction<DB>, readAs: ReadAs) => Promise<T>,
  ): Promise<T> {
    const { client, manner } = await connect();
    gather(client);
    let beginning: Promise<unknown> | undefined = begin(
      client,
      keepingPlan(opening(role, scopeStatements(scope)), manner),
      manner,
    );
    beginning.catch(() => undefined); // the query that follows fails too and says why
    let isOver = false;
    const pinned = {
      async query(text: string, values: unknown[]) {
        // The connection is somebody else's by now: a statement that comes late must not be part of what they do.
        if (isOver) throw new Error('The transaction is over.');
        const name = manner.isNaming ? nameOf(text) : undefined;
        gather(client);
        const reply = client.query({ ...(name && { name }), text, values });
        if (!beginning) return reply;
        const [, result] = await Promise.all([beginning, reply]);
        beginning = undefined;
        return result;
      },
      release: () => undefined,
    } as unknown as PostgresPoolClient;
    const pinnedPool: PostgresPool = {
      connect: async () => pinned,
      end: async () => undefined,
      options: pool.options,
    };
    // Citus wants each setting in a message of its own.
    const change = (to: Scope) => Promise.all(scopeChanges(to).map((setting) => client.query(setting)));
    const readAs: ReadAs = async (other, read) => {
      if (isOver) throw new Error('The transaction is over.');
      await change(other);
      try {
        // A Kysely of its own: what was read so is not kept for those who see less.
        return await read(kyselyOver(pinnedPool));
      } finally {
        // Also after a failure that somebody catches: the rest of the transaction sees no more than its caller. One that the database
        // has ended refuses this and everything else.
        await change(scope).catch(() => undefined);
      }
    };
    let isLost = false;
    try {
      // What a transaction of Kysely's adds is that none begins inside of it: the type says the same.
      const db = kyselyOver(pinnedPool) as unknown as Transaction<DB>;
      keepReads(db);
      const result = await whileHolding(() => work(db, readAs));
      isOver = true;
      await Promise.all([beginning, client.query('commit')]);
      return result;
    } catch (error) {
      isOver = true;
      await client.query('rollback').catch(() => {
        isLost = true;
      });
      throw error;
    } finally {
      client.release(isLost);
    }
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
    as: (scope) => kyselyOver(scopedPool(scope)),
    transaction,
    pool,
    begin: unscoped.join('; '),
    close: () => pool.end(),
  };
}
