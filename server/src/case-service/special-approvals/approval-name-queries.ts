import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

interface Named {
  id: string;
  name: string;
}

/** Names by id, of everything that rules refer to. */
export async function selectNamesOf(
  db: Kysely<DB>,
  ids: {
    firms: readonly string[];
    clients: readonly string[];
    counties: readonly string[];
    properties: readonly string[];
    courthouses: readonly string[];
    people: readonly string[];
  },
) {
  const [firms, clients, counties, properties, courthouses, people] = await Promise.all([
    named(db, 'users.published_firm', ids.firms),
    named(db, 'users.published_client_name', ids.clients),
    named(db, 'users.published_county_name', ids.counties),
    named(db, 'users.published_property_name', ids.properties),
    named(db, 'cases.courthouse', ids.courthouses),
    named(db, 'users.published_person_name', ids.people),
  ]);
  return { firms, clients, counties, properties, courthouses, people };
}
export type ApprovalNames = Awaited<ReturnType<typeof selectNamesOf>>;

async function named(db: Kysely<DB>, table: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Named>`
    select id, name from ${sql.table(table)} where id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
