import { sql, type Kysely } from 'kysely';
import { ownAddress, type TokenBasis, tokenStands } from '../../identity/index.ts';
import type { UserActor } from '../../platform/actor.ts';
import { fixedPlan } from '../../platform/db/database.ts';
import type { SupportAccess } from '../access/index.ts';
import type { DB } from '../../platform/db/schema.ts';

/** Whose token it is. */
export interface ActorKey {
  accountId: string;
  /** What their account was called before, where that was another id. */
  formerId?: string | undefined;
  /** What must still stand; absent where another provider keeps sessions. */
  basis?: TokenBasis | undefined;
}

const standsBy = (basis: TokenBasis | undefined, accountId: string) =>
  basis === undefined ? sql<boolean>`true` : tokenStands(basis, accountId);

const barStates = sql<
  string[]
>`coalesce((select array_agg(b.state_code) from users.bar_admission b where b.user_id = u.id and b.active), '{}')`.as(
  'barStates',
);

/** Everything about a person that decides what they see, in one query. Nobody of ours has no `id` in it. */
export function selectActor(db: Kysely<DB>, { accountId, formerId, basis }: ActorKey, now: Date) {
  const ids = formerId === undefined ? [accountId] : [accountId, formerId];
  return db
    .selectFrom(
      sql<{ stands: boolean }>`${fixedPlan}(select ${standsBy(basis, accountId)} as stands)`.as('session'),
    )
    .leftJoin('users.appUser as u', (join) => join.on('u.accountId', 'in', ids))
    .leftJoin('users.releasedAccount as released', (join) => join.on('released.accountId', 'in', ids))
    .leftJoin(ownAddress(accountId).as('own'), (join) => join.onTrue())
    .select(['session.stands', 'released.waitingId', 'own.email as ownEmail', 'own.isVerified'])
    .select([
      'u.id',
      sql<string | null>`coalesce(u.account_id, released.account_id)`.as('accountId'),
      'u.email',
      'u.firstName',
      'u.lastName',
      'u.roleType',
      'u.roles',
      'u.firmId',
      'u.clientId',
      'u.ownerId',
      'u.crmScope',
      'u.timeZone',
      'u.language',
      'u.active',
    ])
    .select([
      sql<
        string[]
      >`coalesce((select array_agg(m.property_id) from users.property_manager m where m.user_id = u.id), '{}')`.as(
        'propertyIds',
      ),
      barStates,
      sql<
        string[]
      >`coalesce((select array_agg(c.client_id) from users.crm_client c where c.user_id = u.id), '{}')`.as(
        'crmClientIds',
      ),
      sql<
        string[]
      >`coalesce((select array_agg(distinct e.firm_id) from users.engagement e where e.client_id = any(array(
        select u.client_id union all select c.client_id from users.crm_client c where c.user_id = u.id))), '{}')`.as(
        'firmIds',
      ),
      sql<
        string[]
      >`coalesce((select array_agg(w.case_id) from cases.published_wall w where w.user_id = u.id), '{}')`.as(
        'walledCaseIds',
      ),
      sql<
        SupportAccess[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'firmId', s.firm_id, 'caseId', s.case_id))
        from users.support_access s where s.user_id = u.id and s.ended_at is null and s.ends_at > ${now}), '[]')`.as(
        'supportAccess',
      ),
    ])
    .orderBy(sql`u.account_id = ${accountId}::uuid`, (order) => order.desc().nullsLast())
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** What a request rests on, as it is now: of whoever acts, and in their own transaction. */
export function selectStanding(db: Kysely<DB>, { userId, accountId, basis }: UserActor) {
  return db
    .selectFrom(sql<{ stands: boolean }>`(select ${standsBy(basis, accountId)} as stands)`.as('session'))
    .leftJoin('users.appUser as u', (join) => join.on('u.id', '=', userId))
    .leftJoin(ownAddress(accountId).as('own'), (join) => join.onTrue())
    .select(['session.stands', 'own.isVerified', barStates])
    .select(['u.active', 'u.roles', 'u.firmId', 'u.clientId', 'u.crmScope'])
    .executeTakeFirstOrThrow();
}
