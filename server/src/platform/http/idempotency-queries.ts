import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Context, Idempotency } from '../context.ts';
import { fixedPlan } from '../db/database.ts';
import { prepared, preparedOne } from '../db/prepared.ts';
import type { DB } from '../db/schema.ts';
import { refuse } from './refuse.ts';

/**
 * One text for one request: same route, same parameters, same body. A hash without the server's key would show, to whoever has a copy of
 * the database, the number in a body whose other values are known: nine digits are soon tried.
 */
export function fingerprintOf(
  { encryptionKey }: Pick<Config, 'encryptionKey'>,
  { method, url, body }: { method: string; url: string; body: unknown },
): string {
  return createHmac('sha256', encryptionKey)
    .update(`request ${method} ${url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex');
}

/** Stores the reply in the transaction that did the work; a twin that is still running makes this one fail. */
export async function rememberReply(db: Kysely<DB>, context: Context, reply: unknown): Promise<void> {
  const { idempotency, actor, scope } = context;
  if (!idempotency || actor.kind !== 'user') return;
  const text = JSON.stringify(reply ?? null);
  await insertReply(db, {
    ...idempotency,
    actorId: actor.userId,
    reply: text,
    reached: scope.reachIds.filter((id) => text.includes(id)),
  });
}

interface KeptReply extends Idempotency {
  actorId: string;
  reply: string;
  reached: string[];
}

const insertReply = prepared((db, { actorId, key, fingerprint, reply, reached }: KeptReply) =>
  db.insertInto('jobs.idempotencyKey').values({ actorId, key, fingerprint, reply, reached }),
);

/**
 * The reply that this key was answered with before, if it was, and what its caller saw it through.
 * @throws `idempotency_mismatch` when the key stood for another request.
 */
export async function recallReply(
  db: Kysely<DB>,
  actorId: string,
  wanted: Idempotency,
): Promise<{ reply: unknown; reached: string[] } | null> {
  const row = await findReply(db, { actorId, key: wanted.key });
  if (!row) return null;
  if (row.fingerprint !== wanted.fingerprint) refuse('idempotency_mismatch');
  return { reply: row.reply, reached: row.reached };
}

const findReply = preparedOne((db, { actorId, key }: { actorId: string; key: string }) =>
  db
    .selectFrom('jobs.idempotencyKey')
    .select([sql<string>`${fixedPlan}fingerprint`.as('fingerprint'), 'reply', 'reached'])
    .where('actorId', '=', actorId)
    .where('key', '=', key),
);

/** Drops keys older than a day; run by a job. */
export async function forgetReplies(db: Kysely<DB>, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('jobs.idempotencyKey')
    .where('createdAt', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
