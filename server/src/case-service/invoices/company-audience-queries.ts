import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Those who learn of a firm’s answer: who asked, if they are still there, and who pays or runs the company. */
export async function companyAudience(db: Kysely<DB>, clientId: string, askedBy: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users.publishedPerson as p')
    .select('p.id')
    .where('p.clientId', '=', clientId)
    .where('p.active', '=', true)
    .where((of) =>
      of.or([sql<SqlBool>`p.roles && array['client_owner', 'client_ap']`, of('p.id', '=', askedBy)]),
    )
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}
