import type pg from 'pg';
import { QUEUE_SCHEMA } from '../jobs/index.ts';

type Client = Pick<pg.Pool, 'query'>;

/** How pg-boss calls the channel on which it wakes its workers. */
const CHANNEL = `'pgboss_' || left(encode(sha224('${QUEUE_SCHEMA}'::bytea), 'hex'), 24)`;

/** Jobs that wait come nearer by as much as time has gone on, and the workers of those that are due now are woken. */
export async function bringNearer(client: Client, passedMs: number): Promise<void> {
  await client.query(
    `with nearer as (
       update jobs.job set start_after = start_after - $1::float8 * interval '1 millisecond'
       where state in ('created', 'retry') and start_after > now()
       returning name, start_after)
     select pg_notify(${CHANNEL}, name) from (select distinct name from nearer where start_after <= now()) due`,
    [passedMs],
  );
}

/** Jobs by name, each with how many there are. */
export type Counted = Record<string, number>;

export interface JobCounts {
  /** Those that could run now, or do. */
  due: Counted;
  /** Those that failed once and are tried again later. */
  repeated: Counted;
  /** Those that used up their attempts. */
  failed: Counted;
}

export async function countJobs(client: Client): Promise<JobCounts> {
  const { rows } = await client.query<{ kind: keyof JobCounts; name: string; count: number }>(
    `select kind, name, count(*)::int as count from (
       select name, case
         when state = 'failed' then 'failed'
         when state = 'active' or state in ('created', 'retry') and start_after <= now() then 'due'
         when state = 'retry' then 'repeated'
       end as kind from jobs.job where state in ('created', 'retry', 'active', 'failed')) jobs
     where kind is not null and name not like '\\_\\_pgboss%' group by kind, name`,
  );
  const counts: JobCounts = { due: {}, repeated: {}, failed: {} };
  for (const { kind, name, count } of rows) counts[kind][name] = count;
  return counts;
}
