import { CARES_NOTICE_DAYS, type monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteInput } from '@writdesk/contract/route';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { searched } from '../../platform/db/search.ts';
import { visibleProperty } from '../properties/index.ts';

type Query = RouteInput<typeof monthFiling.list>['query'];

interface OfCases {
  taken: readonly string[];
  spent: readonly { leaseId: string; filedOn: string }[];
  now: Date;
}

/**
 * One page of the current leases with a balance, of active properties that the scope sees.
 * @param cases what only the cases’ half knows of leases: `taken` have an open case, and of `spent` a case was filed that is over.
 */
export function selectLateLeases(db: Kysely<DB>, scope: Scope, query: Query, cases: OfCases) {
  const { search, clientId, propertyId, state, atLeastCents, sort } = query;
  const obstacle = obstacleOf(cases);
  const stateOf = sql<string>`case when ${obstacle} is null then 'READY'
    when ${obstacle} in ('NO_NOTICE', 'NOTICE_SPENT', 'CARES_NOTICE') then 'NEEDS_NOTICE' else 'HELD' end`;
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
    .$if(state !== null, (rows) => rows.where(stateOf, 'in', [...(state ?? [])]));
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const);
  const first = {
    balance: sql`l.balance_cents`,
    property: sql`lower(p.name)`,
    tenant: sql`lower(l.tenant_names)`,
  }[sort.replace('-', '') as 'balance' | 'property' | 'tenant'];
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
      ])
      .select([obstacle.as('obstacle'), stateOf.as('state')])
      .orderBy(first, direction)
      .orderBy('l.id'),
  );
}
export type LateLeaseRow = Awaited<ReturnType<typeof selectLateLeases>>['rows'][number];

/** What a lease waits for; null where nothing holds it. */
function obstacleOf({ taken, spent, now }: OfCases): RawBuilder<string | null> {
  const today = sql`(${now}::timestamptz at time zone client.time_zone)::date`;
  const leases = spent.map(({ leaseId }) => leaseId);
  const filings = spent.map(({ filedOn }) => filedOn);
  const isSpent = sql`exists (
    select from unnest(${leases}::uuid[], ${filings}::date[]) as spent (lease_id, filed_on)
    where spent.lease_id = l.id and spent.filed_on >= l.notice_given_on)`;
  return sql<string | null>`case
    when l.id = any(${[...taken]}::uuid[]) then 'OPEN_CASE'
    when p.county_id is null then 'NO_COUNTY'
    when p.cares_covered = 'UNKNOWN' then 'CARES_UNKNOWN'
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
    .select(['l.id', 'l.clientId', 'l.isCurrent'])
    .where('l.id', '=', leaseId)
    .where(visibleProperty(scope))
    .forUpdate('l')
    .executeTakeFirst();
