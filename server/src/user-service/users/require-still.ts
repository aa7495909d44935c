import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';

/**
 * The actor is still who they were when the request came: a role that was withdrawn while it waited for a lock gives nothing. Holds
 * their record until the transaction ends.
 * @throws `forbidden`
 */
export async function requireStill(db: Kysely<DB>, actor: UserActor): Promise<void> {
  const now = await db
    .selectFrom('users.appUser')
    .select(['active', 'roles', 'firmId', 'clientId'])
    .where('id', '=', actor.userId)
    .forShare()
    .executeTakeFirst();
  const isSame =
    now?.active === true &&
    now.firmId === actor.firmId &&
    now.clientId === actor.clientId &&
    actor.roles.every((role) => now.roles.includes(role));
  if (!isSame) refuse('forbidden');
}
