import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import packageJson from 'pg-boss/package.json' with { type: 'json' };
import type pg from 'pg';

/** The schema of the job queue; pg-boss makes its own tables in it. */
export const QUEUE_SCHEMA = 'jobs';

const { schema: WANTED } = packageJson.pgboss;

type Client = Pick<pg.Pool, 'query'>;

/** The version of the queue's tables; null where there are none yet. */
async function versionOf(client: Client): Promise<number | null> {
  const { rows: tables } = await client.query(`select to_regclass('${QUEUE_SCHEMA}.version') as is`);
  if (!(tables[0] as { is: string | null }).is) return null;
  const { rows } = await client.query<{ version: number }>(`select version from ${QUEUE_SCHEMA}.version`);
  return rows[0]?.version ?? null;
}

/** Whether the queue's tables are those that this release works with. */
export async function isQueueCurrent(client: Client): Promise<boolean> {
  return (await versionOf(client)) === WANTED;
}

/** Makes or changes the queue's tables, as the owner of the database: a process that serves owns nothing and may not. */
export async function installQueue(client: Client): Promise<boolean> {
  const version = await versionOf(client);
  if (version !== null && version >= WANTED) return false;
  const plan =
    version === null
      ? getConstructionPlans(QUEUE_SCHEMA, { createSchema: false })
      : getMigrationPlans(QUEUE_SCHEMA, version);
  await client.query(plan);
  return true;
}
