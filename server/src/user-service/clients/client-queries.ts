import { type clients, type FirmTerms, usualTerms } from '@writdesk/contract/clients/clients';
import type { RouteInput } from '@writdesk/contract/route';
import { type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { plannedEachTime } from '../../platform/db/database.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { DB, UsersClient } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { searched } from '../../platform/db/search.ts';
import { registeredWithin } from './client-statistics-queries.ts';
import { ofVisibleClient } from './client-scope-queries.ts';

type Query = RouteInput<typeof clients.list>['query'];

const sortColumns = { name: sql`lower(c.name)`, createdAt: sql`c.created_at` } as const;
const MAX_CHOICES = 100;

/**
 * One page of the companies that the scope sees, with the number of all that match.
 * @param silentSince only active ones that have begun no case from then on, as far as the reader knows.
 */
export async function selectClientPage(db: Kysely<DB>, scope: Scope, query: Query, silentSince: Date | null) {
  const { status, origin, sort } = query;
  const matching = searchedClients(db, scope, query.search)
    .$if(status !== null, (rows) => rows.where('c.status', 'in', status ?? []))
    .$if(origin !== null, (rows) => rows.where('c.origin', 'in', origin ?? []))
    .$if(silentSince !== null, (rows) =>
      rows
        .where('c.status', '=', 'ACTIVE')
        .where('c.createdAt', '<', silentSince ?? new Date())
        // As one look for all of them: what is asked of the shared table for each of its rows, a cluster refuses.
        .where(
          sql<SqlBool>`c.id <> all(array(select distinct begun.client_id from cases.published_client_case begun
            where begun.created_at >= ${silentSince}))`,
        ),
    )
    .where(registeredWithin(query.dateRange));
  const [column, direction] = sorted(sortColumns, sort);
  return selectPage(db, matching, query, (rows) =>
    rows
      .selectAll('c')
      .select([propertyCount, unitCount])
      .orderBy(column, direction)
      .orderBy('c.id', direction),
  );
}

export type ClientPageRow = Awaited<ReturnType<typeof selectClientPage>>['rows'][number];

export function selectActiveClients(db: Kysely<DB>, scope: Scope, search: string) {
  return searchedClients(db, scope, search)
    .select(['c.id', 'c.name', 'c.shortName'])
    .where('c.status', '=', 'ACTIVE')
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .limit(MAX_CHOICES)
    .execute();
}

export function findClient(db: Kysely<DB>, scope: Scope, clientId: string) {
  return db
    .selectFrom('users.client as c')
    .selectAll('c')
    .select([
      propertyCount,
      unitCount,
      sql<number>`(select count(*) from users.property_owner o where o.client_id = c.id)`.as('ownerCount'),
      sql<number>`(select count(*) from users.app_user u where u.client_id = c.id and u.active)`.as(
        'userCount',
      ),
    ])
    .where('c.id', '=', clientId)
    .where(ofVisibleClient(scope, 'c.id'))
    .executeTakeFirst();
}

export type ClientRecord = NonNullable<Awaited<ReturnType<typeof findClient>>>;

/** The firms of a company; a firm sees its own engagement and no other firm's. */
export function selectEngagements(db: Kysely<DB>, scope: Scope, clientId: string) {
  return db
    .selectFrom('users.engagement as e')
    .innerJoin('users.firm as f', 'f.id', 'e.firmId')
    .select(['e.firmId', 'f.name as firmName', 'e.stateCodes', 'e.fromDate', 'e.toDate', 'e.invoicesBy'])
    .where('e.clientId', '=', clientId)
    .$if(scope.kind === 'firm', (rows) => rows.where('e.firmId', '=', scope.firmId ?? ''))
    .orderBy('e.fromDate', 'desc')
    .orderBy('f.name')
    .orderBy('f.id')
    .execute();
}

export type EngagementRow = Awaited<ReturnType<typeof selectEngagements>>[number];

/** The terms of a company with each of its firms; a firm sees its own. */
export async function selectTerms(db: Kysely<DB>, scope: Scope, clientId: string): Promise<FirmTerms[]> {
  const rows = await db
    .selectFrom('users.engagement as e')
    .innerJoin('users.firm as f', 'f.id', 'e.firmId')
    .leftJoin('users.engagementTerms as terms', (join) =>
      join.onRef('terms.clientId', '=', 'e.clientId').onRef('terms.firmId', '=', 'e.firmId'),
    )
    .select(['e.firmId', 'f.name as firmName', 'terms.termsDays', 'terms.graceDays', 'terms.overdueGate'])
    .distinct()
    .where('e.clientId', '=', clientId)
    .$if(scope.kind === 'firm', (of) => of.where('e.firmId', '=', scope.firmId ?? ''))
    .orderBy('f.name')
    .orderBy('e.firmId')
    .execute();
  return rows.map(({ firmId, firmName, termsDays, graceDays, overdueGate }) => ({
    firmId,
    firmName,
    termsDays: termsDays ?? usualTerms.termsDays,
    graceDays: graceDays ?? usualTerms.graceDays,
    overdueGate: overdueGate ?? usualTerms.overdueGate,
  }));
}

/** By the view: a policy would be asked for each of a company's properties. */
const propertyCount =
  sql<number>`(select count(*) from users.searched_property p where p.client_id = c.id and p.status <> 'INACTIVE')`.as(
    'propertyCount',
  );

const unitCount =
  sql<number>`(select coalesce(sum(p.unit_count), 0) from users.searched_property p where p.client_id = c.id and p.status = 'ACTIVE')`.as(
    'unitCount',
  );

function searchedClients(db: Kysely<DB>, scope: Scope, search: string) {
  const anywhere = sql<string>`lower(c.name || ' ' || c.short_name)`;
  return db
    .selectFrom(sql<Selectable<UsersClient>>`${plannedEachTime}users.searched_client`.as('c'))
    .where(ofVisibleClient(scope, 'c.id'))
    .where(searched(search, anywhere, [sql`lower(c.name)`]));
}
