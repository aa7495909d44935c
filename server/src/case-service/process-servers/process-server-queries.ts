import type { ProcessServerListQuery } from '@writdesk/contract/process-servers/process-servers';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { CasesProcessServer, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleToFirm } from '../../platform/db/visible.ts';

const columns = ['p.id', 'p.name', 'p.phone', 'p.email', 'p.note', 'p.version'] as const;

const ofReader = (db: Kysely<DB>, scope: Scope) =>
  db.selectFrom('cases.processServer as p').where(visibleToFirm(scope, 'p'));

/** One page of the process servers that the scope sees, with the number of all that match. */
export function selectProcessServerPage(db: Kysely<DB>, scope: Scope, query: ProcessServerListQuery) {
  const { search, sort } = query;
  const matching = ofReader(db, scope).$if(search !== '', (rows) =>
    rows.where(sql<SqlBool>`lower(p.name) like ${contains(search.toLowerCase())}`),
  );
  const [column, direction] = sorted({ name: sql`lower(p.name)` }, sort);
  return selectPage(db, matching, query, (rows) =>
    rows.select(columns).orderBy(column, direction).orderBy('p.id', direction),
  );
}

export function findProcessServer(db: Kysely<DB>, scope: Scope, id: string) {
  return ofReader(db, scope).where('p.id', '=', id).select(columns).executeTakeFirst();
}

/** Holds off everybody else who changes it. */
export async function lockProcessServer(db: Kysely<DB>, firmId: string, id: string): Promise<void> {
  await db
    .selectFrom('cases.processServer')
    .select('id')
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** Adds it, or changes the one of this id. */
export async function writeProcessServer(db: Kysely<DB>, row: Insertable<CasesProcessServer>): Promise<void> {
  const { firmId: _firm, id: _id, ...changes } = row;
  await db
    .insertInto('cases.processServer')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['firmId', 'id'])
        .doUpdateSet({ ...changes, version: sql`cases.process_server.version + 1` }),
    )
    .execute();
}
