import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { selectStanding } from './actor-queries.ts';

const hasAll = (now: readonly string[] | null, before: readonly string[]): boolean =>
  before.every((each) => now?.includes(each));

const idsOf = (accesses: UserActor['supportAccess']) => accesses.map(({ id }) => id);

/**
 * Whoever acts is still who they were when the request began: a role, an admission, a place, a property, a company in care, support access or a
 * session that was withdrawn while the request waited gives nothing, and neither does a case from which they are kept, or that was sealed, since then. What
 * they were given since doesn't matter.
 * @throws `unauthorized` when they are signed out or deactivated, `address_unproven`, `forbidden`
 */
export async function requireStanding(db: Kysely<DB>, actor: UserActor): Promise<void> {
  const now = await selectStanding(db, actor);
  if (!now.stands) refuse('unauthorized');
  // Between two places somebody has no record, and so nothing to lose.
  if (actor.roleType === null) return;
  if (now.active !== true) refuse('unauthorized');
  if (actor.basis && actor.roles.length > 0 && now.isVerified === false) refuse('address_unproven');
  const isSame =
    now.firmId === actor.firmId &&
    now.clientId === actor.clientId &&
    (now.crmScope === actor.crmScope || now.crmScope === 'ALL') &&
    hasAll(now.roles, actor.roles) &&
    now.ownerId === actor.ownerId &&
    hasAll(now.barStates, actor.barStates) &&
    hasAll(now.propertyIds, actor.propertyIds) &&
    (now.crmScope === 'ALL' || hasAll(now.crmClientIds, actor.crmClientIds)) &&
    hasAll(now.supportAccessIds, idsOf(actor.supportAccess)) &&
    hasAll(actor.walledCaseIds, now.walledCaseIds) &&
    hasAll(actor.sealedCaseIds, now.sealedCaseIds);
  if (!isSame) refuse('forbidden');
}
