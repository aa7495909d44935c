import { sql } from 'kysely';
import { contextOf } from '../../src/platform/context.ts';
import { syncConnection } from '../../src/user-service/property-connections/index.ts';
import type { TestApp } from './harness.ts';

type SyncData = Parameters<typeof syncConnection.handle>[1];

/** The job that was asked for last. */
export async function askedSync(t: TestApp): Promise<SyncData> {
  const { rows } = await sql<{ data: unknown }>`
    select data from jobs.job where name = ${syncConnection.name} order by created_on desc, id desc limit 1`.execute(
    t.db,
  );
  return syncConnection.schema.parse(rows[0]?.data);
}

/** Does the job of a connection that waits to be read. */
export async function finishSync(t: TestApp, asked?: SyncData): Promise<void> {
  const data = asked ?? (await askedSync(t));
  const attempt = { id: data.syncId, number: 1, isLast: true, signal: new AbortController().signal };
  await syncConnection.handle(
    contextOf(t.opened.deps, { kind: 'job', name: syncConnection.name }, data.syncId),
    data,
    attempt,
  );
}
