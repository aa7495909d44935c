import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The role of every request; row-level security holds for it. */
export const APPLICATION_ROLE = 'writdesk_app';

const STATEMENT_TIMEOUT_MS = 45_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;

/** How a server wants to be spoken to; asked once, of the first connection. */
export interface Manner {
  /** Whether statements can be prepared. */
  isNaming: boolean;
  /** Whether each setting needs a message of its own: Citus sends its workers the whole text of the message that a setting stood in. */
  isCluster: boolean;
}

/** What a transaction begins with: everything that it sets belongs to it, never to the session. */
export const opening = (role: string, scope: readonly string[]): readonly string[] => [
  'begin',
  `set local role ${role}`,
  `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
  `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
  ...scope,
];

/** Sends the beginning of a transaction and waits for no answer; resolves when all of it was answered. */
export function begin(
  client: pg.PoolClient,
  statements: readonly string[],
  { isCluster }: Manner,
): Promise<unknown> {
  const messages = isCluster ? statements : [statements.join('; ')];
  return Promise.all(messages.map((message) => client.query(message)));
}

/** One statement in a transaction of its own, in one round trip: nothing waits for an answer in between. */
export async function runAlone(
  client: pg.PoolClient,
  statements: readonly string[],
  query: pg.QueryConfig,
  manner: Manner,
): Promise<pg.QueryResult> {
  const stream = streamOf(client);
  stream.cork(); // one packet instead of three
  const replies = [begin(client, statements, manner), client.query(query), client.query('commit')] as const;
  stream.uncork();
  // Where the beginning failed, the statement was refused too; the first failure says why.
  const [, reply] = await Promise.all(replies);
  return reply;
}

interface Corkable {
  cork(): void;
  uncork(): void;
}
const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Corkable } }).connection.stream;

const gathering = new WeakSet<Corkable>();

/** What is asked of a connection until this turn of the event loop ends leaves in one packet: each packet costs both sides a call. */
export function gather(client: pg.PoolClient): void {
  const stream = streamOf(client);
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  // Behind the promises that wait to be settled, each of which may ask something too.
  process.nextTick(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}

/** Asks a connection how its server wants to be spoken to. */
export async function askManner(client: pg.PoolClient): Promise<Manner> {
  const { rows } = await client.query<{ pid: number; isCluster: boolean }>(
    `select pg_backend_pid() as pid, exists (select from pg_extension where extname = 'citus') as "isCluster"`,
  );
  const isDirect = rows[0]?.pid === (client as unknown as { processID: number }).processID;
  return { isNaming: isDirect || (await keepsPrepared(client)), isCluster: rows[0]?.isCluster === true };
}

/**
 * Whether a statement that is prepared behind a pooler is there the next time. A pooler in transaction mode gives each
 * transaction another session: only one that knows prepared statements (PgBouncer 1.21 and later, with
 * `max_prepared_statements`) keeps them, and it gives them names of its own.
 */
async function keepsPrepared(client: pg.PoolClient): Promise<boolean> {
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
