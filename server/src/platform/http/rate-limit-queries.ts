import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';

/** Counts one request, in a window that begins with its first one; one statement, so that none is missed. */
export async function countRequest(
  db: Kysely<DB>,
  name: string,
  subject: string,
  at: Date,
  seconds: number,
): Promise<{ count: number; beganAt: Date }> {
  const endedBy = new Date(at.getTime() - seconds * 1_000);
  return db
    .insertInto('jobs.rate_limit')
    .values({ name, subject, began_at: at, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'subject']).doUpdateSet({
        count: sql<number>`case when rate_limit.began_at <= ${endedBy} then 1 else rate_limit.count + 1 end`,
        began_at: sql<Date>`case when rate_limit.began_at <= ${endedBy} then excluded.began_at else rate_limit.began_at end`,
      }),
    )
    .returning(['count', 'began_at as beganAt'])
    .executeTakeFirstOrThrow();
}

/** Drops windows that ended long ago; run by a job. */
export async function forgetRates(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('jobs.rate_limit').where('began_at', '<', before).execute();
}
