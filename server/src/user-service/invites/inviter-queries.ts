import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Whoever sent an invite, held until the transaction ends, and whether the company is in their care. */
export function lockInviter(
  db: Kysely<DB>,
  { createdBy, clientId }: { createdBy: string; clientId: string | null },
) {
  // Client care invites to the companies in its care alone.
  const cares = sql<boolean>`(u.crm_scope is distinct from 'ASSIGNED' or ${clientId}::uuid is null or exists
    (select from users.crm_client c where c.user_id = u.id and c.client_id = ${clientId}::uuid))`;
  return db
    .selectFrom('users.appUser as u')
    .select(['u.active', 'u.reactivatedAt', 'u.roles', 'u.firmId', 'u.clientId', cares.as('cares')])
    .where('u.id', '=', createdBy)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
