import { sql, type Kysely } from 'kysely';
import { type TokenBasis, tokenStands } from '../../identity/index.ts';
import type { SupportAccess } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';

/** Whose token it is. */
export interface ActorKey {
  accountId: string;
  /** What his account was called before, where that was another id. */
  formerId?: string | undefined;
  /** What must still stand; absent where another provider keeps sessions. */
  basis?: TokenBasis | undefined;
}

/** Everything about a person that decides what he sees, in one query. Nobody of ours has no `id` in it. */
export function selectActor(db: Kysely<DB>, { accountId, formerId, basis }: ActorKey, now: Date) {
  const ids = formerId === undefined ? [accountId] : [accountId, formerId];
  const stands = basis === undefined ? sql<boolean>`true` : tokenStands(basis, accountId);
  return db
    .selectFrom(sql<{ stands: boolean }>`(select ${stands} as stands)`.as('session'))
    .leftJoin('users.app_user as u', (join) => join.on('u.account_id', 'in', ids))
    .select('session.stands')
    .select([
      'u.id',
      'u.account_id',
      'u.email',
      'u.first_name',
      'u.last_name',
      'u.role_type',
      'u.roles',
      'u.firm_id',
      'u.client_id',
      'u.owner_id',
      'u.crm_scope',
      'u.time_zone',
      'u.language',
      'u.active',
    ])
    .select([
      sql<
        string[]
      >`coalesce((select array_agg(m.property_id) from users.property_manager m where m.user_id = u.id), '{}')`.as(
        'property_ids',
      ),
      sql<
        string[]
      >`coalesce((select array_agg(b.state_code) from users.bar_admission b where b.user_id = u.id and b.active), '{}')`.as(
        'bar_states',
      ),
      sql<
        string[]
      >`coalesce((select array_agg(c.client_id) from users.crm_client c where c.user_id = u.id), '{}')`.as(
        'crm_client_ids',
      ),
      sql<
        string[]
      >`coalesce((select array_agg(distinct e.firm_id) from users.engagement e where e.client_id = u.client_id
        or e.client_id in (select c.client_id from users.crm_client c where c.user_id = u.id)), '{}')`.as(
        'firm_ids',
      ),
      sql<
        string[]
      >`coalesce((select array_agg(w.case_id) from cases.published_wall w where w.user_id = u.id), '{}')`.as(
        'walled_case_ids',
      ),
      sql<
        SupportAccess[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'firmId', s.firm_id, 'caseId', s.case_id))
        from users.support_access s where s.user_id = u.id and s.ended_at is null and s.ends_at > ${now}), '[]')`.as(
        'support_access',
      ),
    ])
    .orderBy(sql`u.account_id = ${accountId}::uuid`, (order) => order.desc().nullsLast())
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirstOrThrow();
}
