import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';

/** Something that may be done so often in a window, which begins with the first time. */
export interface Bucket {
  name: string;
  /** Whose: a keyed hash. */
  subject: string;
  most: number;
  seconds: number;
}

/** A bucket that has nothing left before `until`. */
export interface FullBucket {
  name: string;
  until: Date;
}

/**
 * Takes one from each bucket, in one statement that locks them in one order, so that simultaneous requests of several processes
 * can't take more than there is. Whoever takes from several does it in a transaction, which ends with the refusal.
 * @returns those that had nothing left, the one that lasts longest first; none when each had one.
 */
export async function takeFromBuckets(
  db: Kysely<DB>,
  buckets: readonly Bucket[],
  at: Date,
): Promise<FullBucket[]> {
  const asked = sql`unnest(${buckets.map(({ name }) => name)}::text[], ${buckets.map(({ subject }) => subject)}::text[],
    ${buckets.map(({ most }) => most)}::int[], ${buckets.map(({ seconds }) => seconds)}::int[]) as a(name, subject, most, seconds)`;
  const { rows } = await sql<{ name: string }>`
    with asked as (select a.*, ${at}::timestamptz - a.seconds * interval '1 second' as ended_by from ${asked})
    insert into jobs.rate_limit as r (name, subject, began_at, count)
    select name, subject, ${at}::timestamptz, 1 from asked order by name, subject
    on conflict (name, subject) do update set (count, began_at) = (
      select case when r.began_at <= a.ended_by then 1 else r.count + 1 end,
        case when r.began_at <= a.ended_by then excluded.began_at else r.began_at end
      from asked a where a.name = r.name and a.subject = r.subject)
    where exists (select from asked a where a.name = r.name and a.subject = r.subject
      and (r.began_at <= a.ended_by or r.count < a.most))
    returning r.name`.execute(db);
  const taken = new Set(rows.map(({ name }) => name));
  const full = buckets.filter(({ name }) => !taken.has(name));
  const ends = await Promise.all(full.map((bucket) => endOf(db, bucket, at)));
  return ends.toSorted((a, b) => b.until.getTime() - a.until.getTime());
}

async function endOf(db: Kysely<DB>, { name, subject, seconds }: Bucket, at: Date): Promise<FullBucket> {
  const row = await db
    .selectFrom('jobs.rateLimit')
    .select('beganAt')
    .where('name', '=', name)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return { name, until: new Date((row?.beganAt ?? at).getTime() + seconds * 1_000) };
}

/** Drops windows that ended long ago; run by a job. */
export async function forgetRates(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('jobs.rateLimit').where('beganAt', '<', before).execute();
}
