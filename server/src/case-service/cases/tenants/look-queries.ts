import { type Kysely, sql } from 'kysely';
import { tenantAudits } from './tenant-audits.ts';
import type { DB } from '../../../platform/db/schema.ts';

/** How often somebody looked at what is sealed; of two looks at once the second waits and counts the first. */
export async function countLooks(
  db: Kysely<DB>,
  firmId: string,
  userId: string,
  since: Date,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`looks:${userId}`}, 7))`.execute(db);
  const row = await db
    .selectFrom('cases.auditEvent')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('firmId', '=', firmId)
    .where('occurredAt', '>', since)
    .where('actorId', '=', userId)
    .where('action', '=', tenantAudits.unmask.action)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}
