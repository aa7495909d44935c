import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { camelNames } from '../../src/platform/db/camel-names.ts';
import { type Database, KEEP_PLAN } from '../../src/platform/db/database.ts';
import type { DB } from '../../src/platform/db/schema.ts';
import { type Scope, scopeChange } from '../../src/platform/db/scope.ts';

/**
 * Nobody analyzes tables that are filled in one transaction. A plan for each call would find that out again and again, and a kept plan
 * that was made while they were empty would read them from end to end.
 */
const PLANS = `${KEEP_PLAN}; set local enable_seqscan = off`;

/**
 * Lets verbs, each of which has a transaction of its own, happen together or not at all: theirs become savepoints of one.
 * They must run one after the other. Nobody else sees anything of it before the end.
 *
 * @param work gets a database like the one given; its `pool` is the real one and stands outside.
 */
export async function inOneTransaction<T>(
  database: Database,
  work: (inside: Database) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect();
  const names = new Map<string, string>();
  let settled = '';

  const send = (text: string, values?: unknown[]) => {
    let name = names.get(text);
    if (!name) names.set(text, (name = `together${names.size}`));
    return client.query({ name, text, values });
  };
  const control: Readonly<Record<string, () => Promise<unknown>>> = {
    begin: () => client.query('savepoint verb'),
    commit: () => client.query('release savepoint verb'),
    rollback: () => {
      settled = ''; // what the savepoint had set is undone too
      return client.query('rollback to savepoint verb; release savepoint verb');
    },
  };

  function poolOf(scope: Scope): PostgresPool {
    const change = scopeChange(scope);
    return {
      connect: async () => ({
        async query(text: string, parameters?: unknown[]) {
          const act = control[text];
          if (act) return act();
          if (settled === change) return send(text, parameters);
          settled = change;
          const [, reply] = await Promise.all([client.query(change), send(text, parameters)]);
          return reply;
        },
        release: () => undefined,
      }),
      end: async () => undefined,
      options: database.pool.options,
    } as unknown as PostgresPool;
  }

  const as = (scope: Scope) =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool: poolOf(scope) }), plugins: [camelNames] });
  try {
    await client.query(database.begin);
    await client.query(PLANS);
    const reply = await work({
      as,
      // What is read under another scope goes over the same connection, and the next statement has its own scope again.
      transaction: (scope, verb) =>
        as(scope)
          .transaction()
          .execute((tx) => verb(tx, (other, read) => read(as(other)))),
      pool: database.pool,
      begin: database.begin,
      close: async () => undefined,
    });
    await client.query('commit');
    return reply;
  } finally {
    // Closed, not given back: an unfinished transaction ends with it, and so do its many prepared statements.
    client.release(true);
  }
}
