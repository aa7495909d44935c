import {
  CARES_NOTICE_DAYS,
  type FilingObstacle,
  type FilingState,
  type monthFiling,
} from '@writdesk/contract/month-filing/month-filing';
import type { RouteInput } from '@writdesk/contract/route';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { searched } from '../../platform/db/search.ts';
import { visibleProperty } from '../properties/index.ts';

type Query = RouteInput<typeof monthFiling.list>['query'];

interface OfCases {
  taken: readonly string[];
  awaiting: readonly string[];
  onPlan: readonly string[];
  inService: readonly string[];
  spent: readonly { leaseId: string; filedOn: string }[];
  holding: readonly { firmId: string; clientId: string; propertyId: string | null }[];
  /** The reader’s own firm; null where the engaged one gets the case. */
  firmId: string | null;
  now: Date;
}

/**
 * One page of the current leases with a balance, of active properties that the scope sees.
 * @param cases what only the cases’ half knows: `taken` leases have an open case, of `awaiting` that case waits for a special approval,
 * of `onPlan` and `inService` the last case says so, of `spent` a case was filed that is over; `holding` is where overdue invoices hold cases.
 */
export function selectLateLeases(db: Kysely<DB>, scope: Scope, query: Query, cases: OfCases) {
  const { search, clientId, propertyId, state: asked, atLeastCents, sort } = query;
  const obstacle = obstacleOf(cases);
  const state = stateOf(obstacle);
  const text = sql<string>`lower(p.name || ' ' || u.label || ' ' || l.tenant_names)`;
  const matching = db
    .selectFrom('users.lease as l')
    .innerJoin('users.property as p', 'p.id', 'l.propertyId')
    .innerJoin('users.client as client', 'client.id', 'l.clientId')
    .innerJoin('users.unit as u', (join) =>
      join.onRef('u.clientId', '=', 'l.clientId').onRef('u.id', '=', 'l.unitId'),
    )
    .leftJoin('users.building as b', (join) =>
      join.onRef('b.clientId', '=', 'u.clientId').onRef('b.id', '=', 'u.buildingId'),
    )
    .where('l.isCurrent', '=', true)
    .where('l.balanceCents', '>=', atLeastCents)
    .where('p.status', '=', 'ACTIVE')
    .where(visibleProperty(scope))
    .where(searched(search, text, [sql`lower(u.label)`]))
    .$if(clientId !== null, (rows) => rows.where('l.clientId', '=', clientId))
    .$if(propertyId !== null, (rows) => rows.where('l.propertyId', '=', propertyId))
    .$if(asked !== null, (rows) => rows.where(state, 'in', [...(asked ?? [])]));
  const [first, direction] = sorted(
    {
      balance: sql`l.balance_cents`,
      property: sql`lower(p.name)`,
      tenant: sql`lower(l.tenant_names)`,
    },
    sort,
  );
  return selectPage(db, matching, query, (rows) =>
    rows
      .select([
        'l.id',
        'l.clientId',
        'client.name as clientName',
        'l.propertyId',
        'p.name as propertyName',
        'p.caresCovered',
        'l.unitId',
        'u.label',
        'b.name as building',
        'l.tenantNames',
        'l.term',
        'l.leaseFrom',
        'l.leaseTo',
        'l.rentCents',
        'l.balanceSource',
        'l.balanceOn',
        'l.balanceCents',
        'l.rentOwedCents',
        'l.otherOwedCents',
        'l.owed0Cents',
        'l.owed31Cents',
        'l.owed61Cents',
        'l.owed91Cents',
        'l.noticeGivenOn',
        'l.paymentPlan',
        'l.inService',
      ])
      .select([obstacle.as('obstacle'), state.as('state')])
      .orderBy(first, direction)
      .orderBy('l.id'),
  );
}
export type LateLeaseRow = Awaited<ReturnType<typeof selectLateLeases>>['rows'][number];

/** What one lease that was found waits for, by the same rule as in the list. */
export const findObstacle = (db: Kysely<DB>, leaseId: string, cases: OfCases) => {
  const obstacle = obstacleOf(cases);
  return db
    .selectFrom('users.lease as l')
    .innerJoin('users.property as p', 'p.id', 'l.propertyId')
    .innerJoin('users.client as client', 'client.id', 'l.clientId')
    .select([obstacle.as('obstacle'), stateOf(obstacle).as('state')])
    .where('l.id', '=', leaseId)
    .executeTakeFirst();
};

/** A lease that waits for its notice alone isn’t held: its draft can be opened meanwhile. */
const stateOf = (obstacle: RawBuilder<FilingObstacle | null>) => sql<FilingState>`case
  when ${obstacle} is null then 'READY'
  when ${obstacle} in ('NO_NOTICE', 'NOTICE_SPENT', 'CARES_NOTICE') then 'NEEDS_NOTICE' else 'HELD' end`;

/** What a lease waits for; null where nothing holds it. */
function obstacleOf({
  taken,
  awaiting,
  onPlan,
  inService,
  spent,
  holding,
  firmId,
  now,
}: OfCases): RawBuilder<FilingObstacle | null> {
  const today = sql`(${now}::timestamptz at time zone client.time_zone)::date`;
  const leases = spent.map(({ leaseId }) => leaseId);
  const filings = spent.map(({ filedOn }) => filedOn);
  const isSpent = sql`exists (
    select from unnest(${leases}::uuid[], ${filings}::date[]) as spent (lease_id, filed_on)
    where spent.lease_id = l.id and spent.filed_on >= l.notice_given_on)`;
  const isOf = (ids: readonly string[]) => sql`l.id = any(${[...ids]}::uuid[])`;
  // The firm that gets the case, as it is found when one is opened.
  const firm = sql`coalesce(${firmId}::uuid, (select e.firm_id
    from users.engagement e join users.firm f on f.id = e.firm_id
    where e.client_id = l.client_id and f.active and p.state_code = any(e.state_codes)
      and e.from_date <= (${now}::timestamptz at time zone 'UTC')::date
      and (e.to_date is null or e.to_date >= (${now}::timestamptz at time zone 'UTC')::date)
    order by e.from_date desc, f.id limit 1))`;
  const isHeld = holding.length
    ? sql`exists (select from unnest(${holding.map((one) => one.firmId)}::uuid[],
        ${holding.map((one) => one.clientId)}::uuid[], ${holding.map((one) => one.propertyId)}::uuid[])
        as held (firm_id, client_id, property_id)
      where held.client_id = l.client_id and (held.property_id is null or held.property_id = l.property_id)
        and held.firm_id = ${firm})`
    : sql`false`;
  return sql<FilingObstacle | null>`case
    when ${isOf(awaiting)} then 'APPROVAL'
    when ${isOf(taken)} then 'OPEN_CASE'
    when coalesce(l.in_service, ${isOf(inService)}) then 'IN_SERVICE'
    when coalesce(l.payment_plan, ${isOf(onPlan)}) then 'PAYMENT_PLAN'
    when p.county_id is null then 'NO_COUNTY'
    when p.cares_covered = 'UNKNOWN' then 'CARES_UNKNOWN'
    when ${isHeld} then 'OVERDUE_INVOICE'
    when l.notice_given_on is null then 'NO_NOTICE'
    when ${isSpent} then 'NOTICE_SPENT'
    when p.cares_covered = 'YES' and l.notice_given_on + ${CARES_NOTICE_DAYS}::int > ${today} then 'CARES_NOTICE'
  end`;
}

/** The lease of somebody who lives there now, held until the transaction ends: two people open one draft. */
export const lockCurrentLease = (db: Kysely<DB>, scope: Scope, leaseId: string) =>
  db
    .selectFrom('users.lease as l')
    .innerJoin('users.property as p', 'p.id', 'l.propertyId')
    .select(['l.id', 'l.clientId', 'l.isCurrent', 'l.paymentPlan', 'l.inService'])
    .where('l.id', '=', leaseId)
    .where(visibleProperty(scope))
    .forUpdate('l')
    .executeTakeFirst();
