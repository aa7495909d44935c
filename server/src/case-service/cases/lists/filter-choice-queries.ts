import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { visibleCase } from '../record/index.ts';
import type { IdColumn } from './case-list-queries.ts';

interface Named {
  id: string;
  name: string;
}

interface FilterChoices {
  counties: Named[];
  courthouses: Named[];
  properties: Named[];
  clients: Named[];
  people: Named[];
}

/** A menu of more is no help; a filter is searched before it comes to this. */
const MOST = sql.lit(1_000);
/** Of so many cases, the newest, are the choices of whoever is no firm's person: no index finds what occurs in theirs. */
const RECENT = 200;

/** What occurs in a firm's cases: one look-up in an index for each courthouse, property and person, however many cases there are. */
export async function selectFirmChoices(db: Kysely<DB>, scope: Scope): Promise<FilterChoices> {
  const seen = db.selectFrom('cases.evictionCase as c').select('c.id').where(visibleCase(scope));
  const occurs = (column: IdColumn, id: string) =>
    sql`exists (${seen.where(column, '=', sql<string>`${sql.ref(id)}`)})`;
  const [courts, properties, clients, people] = await Promise.all([
    selectCourts(db, occurs('c.courthouseId', 'h.id')),
    selectProperties(db, occurs('c.propertyId', 'p.id')),
    selectClients(db, occurs('c.clientId', 'n.id')),
    sql<Named>`select u.id, u.first_name || ' ' || u.last_name as name from users.app_user u
      where u.firm_id = ${scope.firmId}
        and (${occurs('c.assignedProcessorId', 'u.id')} or ${occurs('c.assignedLawyerId', 'u.id')})
      order by name, u.id limit ${MOST}`.execute(db),
  ]);
  return {
    ...placesOf(courts.rows),
    properties: properties.rows,
    clients: clients.rows,
    people: people.rows,
  };
}

/** What occurs in the newest cases that a company, a manager, an owner or an administrator sees. */
export async function selectRecentChoices(
  db: Kysely<DB>,
  scope: Scope,
  isOfCompany: boolean,
): Promise<FilterChoices> {
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('cases.evictionCase as c')
        .select(['c.courthouseId', 'c.propertyId', 'c.clientId'])
        .where(visibleCase(scope))
        .orderBy('c.createdAt', 'desc')
        .orderBy('c.id', 'desc')
        .limit(sql.lit(RECENT))
        .as('recent'),
    )
    .select(['recent.courthouseId', 'recent.propertyId', 'recent.clientId'])
    .distinct()
    .execute();
  const idsOf = (key: 'courthouseId' | 'propertyId' | 'clientId') => [
    ...new Set(rows.flatMap((row) => row[key] ?? [])),
  ];
  const [courts, properties, clients] = await Promise.all([
    selectCourts(db, sql`h.id = any(${idsOf('courthouseId')}::uuid[])`),
    selectProperties(db, sql`p.id = any(${idsOf('propertyId')}::uuid[])`),
    isOfCompany ? null : selectClients(db, sql`n.id = any(${idsOf('clientId')}::uuid[])`),
  ]);
  return {
    ...placesOf(courts.rows),
    properties: properties.rows,
    clients: clients?.rows ?? [],
    people: [],
  };
}

const selectCourts = (db: Kysely<DB>, isWanted: RawBuilder<unknown>) =>
  sql<Court>`
    select h.id, h.short_name as name, h.county_id as "countyId", k.name as county
    from cases.courthouse h join users.county k on k.id = h.county_id
    where ${isWanted} order by h.short_name, h.id limit ${MOST}`.execute(db);

const selectProperties = (db: Kysely<DB>, isWanted: RawBuilder<unknown>) =>
  sql<Named>`select p.id, p.name from users.property p
    where ${isWanted} order by p.name, p.id limit ${MOST}`.execute(db);

const selectClients = (db: Kysely<DB>, isWanted: RawBuilder<unknown>) =>
  sql<Named>`select n.id, n.name from users.published_client_name n
    where ${isWanted} order by n.name, n.id limit ${MOST}`.execute(db);

interface Court extends Named {
  countyId: string;
  county: string;
}

function placesOf(courts: readonly Court[]): Pick<FilterChoices, 'counties' | 'courthouses'> {
  const counties = new Map(courts.map(({ countyId, county }) => [countyId, county]));
  return {
    courthouses: courts.map(({ id, name }) => ({ id, name })),
    counties: [...counties].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
  };
}
