import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The role of every request; row-level security holds for it. */
export const APPLICATION_ROLE = 'writdesk_app';

const STATEMENT_TIMEOUT_MS = 45_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;

/** What a connection does in one transaction: everything that it is told belongs to that transaction, never to the session. */
export function opening(role: string, scopeStatements: string): string {
  const settings = [
    `set local role ${role}`,
    `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
    `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
  ];
  return ['begin', ...settings, ...(scopeStatements ? [scopeStatements] : [])].join('; ');
}

/** One statement in a transaction of its own, in one round trip: nothing waits for an answer in between. */
export async function runAlone(
  client: pg.PoolClient,
  begin: string,
  query: pg.QueryConfig,
): Promise<pg.QueryResult> {
  const { stream } = (client as unknown as { connection: { stream: Corkable } }).connection;
  stream.cork(); // one packet instead of three
  const replies = [client.query(begin), client.query(query), client.query('commit')] as const;
  stream.uncork();
  // Where the beginning failed, the statement was refused too; the first failure says why.
  const [, reply] = await Promise.all(replies);
  return reply;
}

interface Corkable {
  cork(): void;
  uncork(): void;
}

/**
 * Whether a statement that is prepared on a connection is there the next time. Directly it is. A pooler in transaction mode
 * gives each transaction another session: only one that knows prepared statements (PgBouncer 1.21 and later, with
 * `max_prepared_statements`) keeps them, and it gives them names of its own.
 */
export async function keepsPrepared(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid === (client as unknown as { processID: number }).processID) return true;
  const name = `probe_${randomUUID().replaceAll('-', '')}`;
  const text = 'select exists (select from pg_prepared_statements where name = $1) as "keepsName"';
  await client.query('begin');
  try {
    const probe = await client.query<{ keepsName: boolean }>({ name, text, values: [name] });
    const isRenamed = probe.rows[0]?.keepsName === false;
    if (!isRenamed) await client.query(`deallocate ${name}`);
    return isRenamed;
  } finally {
    await client.query('commit');
  }
}
