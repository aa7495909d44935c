import { type Kysely, sql } from 'kysely';
import { ownAddress, type TokenBasis, tokenStands } from '../../identity/index.ts';
import type { UserActor } from '../../platform/actor.ts';
import { fixedPlan } from '../../platform/db/database.ts';
import { preparedFor } from '../../platform/db/prepared.ts';
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

/** What must stand: nothing, the session, or the session and its grant. */
type Basis = 'none' | 'session' | 'grant';
const basisOf = (basis: TokenBasis | undefined): Basis =>
  basis === undefined ? 'none' : basis.grantHash === undefined ? 'session' : 'grant';

interface Standing {
  accountId: string;
  sessionId?: string | undefined;
  grantHash?: TokenBasis['grantHash'];
}
const standsBy = ({ accountId, sessionId = '', grantHash }: Standing, basis: Basis) =>
  basis === 'none'
    ? sql<boolean>`true`
    : tokenStands(basis === 'grant' ? { sessionId, grantHash } : { sessionId }, accountId);

const barStates = sql<
  string[]
>`coalesce((select array_agg(b.state_code) from users.bar_admission b where b.user_id = u.id and b.active), '{}')`.as(
  'barStates',
);

const propertyIds = sql<
  string[]
>`coalesce((select array_agg(m.property_id) from users.property_manager m where m.user_id = u.id), '{}')`.as(
  'propertyIds',
);
const crmClientIds = sql<
  string[]
>`coalesce((select array_agg(c.client_id) from users.crm_client c where c.user_id = u.id), '{}')`.as(
  'crmClientIds',
);

const formerIds = sql<string[]>`coalesce((select array_agg(former.id) from users.app_user former
  where lower(former.email) = lower(u.email) and former.id <> u.id), '{}')`.as('formerIds');

/** Everything about a person that decides what they see, in one query. Nobody of ours has no `id` in it. */
export async function selectActor(db: Kysely<DB>, { accountId, formerId, basis }: ActorKey, now: Date) {
  const ids = formerId === undefined ? [accountId] : [accountId, formerId];
  const [actor] = await actorOf(db, { accountId, ids, now, ...basis }, basisOf(basis));
  if (!actor) throw new Error('A session that was asked for is always answered.');
  return actor;
}

const actorOf = preparedFor((db, asked: Standing & { ids: string[]; now: Date }, basis: Basis) =>
  db
    .selectFrom(
      sql<{ stands: boolean }>`${fixedPlan}(select ${standsBy(asked, basis)} as stands)`.as('session'),
    )
    .leftJoin('users.appUser as u', (join) => join.on(sql<boolean>`u.account_id = any(${asked.ids}::uuid[])`))
    .leftJoin('users.releasedAccount as released', (join) =>
      join.on(sql<boolean>`released.account_id = any(${asked.ids}::uuid[])`),
    )
    .leftJoin(ownAddress(asked.accountId).as('own'), (join) => join.onTrue())
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
      propertyIds,
      barStates,
      crmClientIds,
      formerIds,
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
      sql<string[]>`coalesce((select array_agg(s.case_id) from cases.published_seal s
        where u.role_type in ('Admin', 'CRM') or s.firm_id = u.firm_id or s.client_id = u.client_id), '{}')`.as(
        'sealedCaseIds',
      ),
      sql<
        SupportAccess[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'firmId', s.firm_id, 'caseId', s.case_id))
        from users.support_access s where s.user_id = u.id and s.ended_at is null and s.ends_at > ${asked.now}), '[]')`.as(
        'supportAccess',
      ),
    ])
    .orderBy(sql`u.account_id = ${asked.accountId}::uuid`, (order) => order.desc().nullsLast())
    .orderBy('u.id')
    .limit(1),
);

/** What a request rests on, as it is now: of whoever acts, and in their own transaction. */
export async function selectStanding(db: Kysely<DB>, actor: UserActor) {
  const { userId, accountId, firmId, clientId, roleType, basis } = actor;
  const ofEvery = roleType === 'Admin' || roleType === 'CRM';
  const asked = { userId, accountId, firmId, clientId, ofEvery, ...basis };
  const [standing] = await standingOf(db, asked, basisOf(basis));
  if (!standing) throw new Error('A session that was asked for is always answered.');
  return standing;
}

type AskedStanding = Standing & {
  userId: string;
  firmId: string | null;
  clientId: string | null;
  /** Their role reaches the cases of every firm. */
  ofEvery: boolean;
};

const standingOf = preparedFor((db, asked: AskedStanding, basis: Basis) =>
  db
    .selectFrom(sql<{ stands: boolean }>`(select ${standsBy(asked, basis)} as stands)`.as('session'))
    .leftJoin('users.appUser as u', (join) => join.on('u.id', '=', asked.userId))
    .leftJoin(ownAddress(asked.accountId).as('own'), (join) => join.onTrue())
    .select(['session.stands', 'own.isVerified', barStates, propertyIds, crmClientIds])
    .select(['u.active', 'u.roles', 'u.firmId', 'u.clientId', 'u.ownerId', 'u.crmScope'])
    .select([
      // Only people of a firm are kept from cases, and from those of their firm.
      sql<string[]>`coalesce((select array_agg(w.case_id) from cases.published_wall w
        where w.firm_id = ${asked.firmId}::uuid and w.user_id = ${asked.userId}::uuid), '{}')`.as(
        'walledCaseIds',
      ),
      sql<
        string[]
      >`coalesce((select array_agg(s.case_id) from cases.published_seal s where ${asked.ofEvery}::boolean
        or s.firm_id = ${asked.firmId}::uuid or s.client_id = ${asked.clientId}::uuid), '{}')`.as(
        'sealedCaseIds',
      ),
      // Access that runs out by itself meanwhile was open when the request began.
      sql<string[]>`coalesce((select array_agg(s.id) from users.support_access s
        where s.user_id = ${asked.userId}::uuid and s.ended_at is null), '{}')`.as('supportAccessIds'),
    ]),
);
