import type { ImportKind, ImportRowState } from '@writdesk/contract/property-imports/import-values';
import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { inBatches } from '../../platform/db/in-batches.ts';
import { selectPage } from '../../platform/db/page.ts';
import type { DB, UsersPropertyImport, UsersPropertyImportRow } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { ofVisibleClient } from '../clients/index.ts';
import { visibleProperty } from '../properties/index.ts';

/** The properties of a company that the scope sees, as a file may name them. */
export const selectKnownProperties = (db: Kysely<DB>, scope: Scope, clientId: string) =>
  db
    .selectFrom('users.property as p')
    .select(['p.id', 'p.clientId', 'p.ownerId', 'p.name', 'p.addressLine1', 'p.externalId'])
    .where('p.clientId', '=', clientId)
    .where('p.status', '=', 'ACTIVE')
    .where(visibleProperty(scope))
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute();
export type KnownProperty = Awaited<ReturnType<typeof selectKnownProperties>>[number];

export const findImportingCompany = (db: Kysely<DB>, scope: Scope, clientId: string) =>
  db
    .selectFrom('users.client as c')
    .select(['c.id', 'c.timeZone'])
    .where('c.id', '=', clientId)
    .where(ofVisibleClient(scope, 'c.id'))
    .executeTakeFirst();

/** Imports of what the scope sees; whoever sees some properties alone sees what they imported themselves. */
function visible(db: Kysely<DB>, scope: Scope) {
  return db
    .selectFrom('users.propertyImport as i')
    .innerJoin('users.client as client', 'client.id', 'i.clientId')
    .where(ofVisibleClient(scope, 'i.clientId'))
    .$if(scope.kind === 'properties', (rows) => rows.where('i.createdBy', '=', scope.userId ?? ''));
}

export function selectImportPage(
  db: Kysely<DB>,
  scope: Scope,
  query: RouteInput<typeof propertyImports.list>['query'],
) {
  const { status, clientId } = query;
  const matching = visible(db, scope)
    .$if(status !== null, (rows) => rows.where('i.status', 'in', [...(status ?? [])]))
    .$if(clientId !== null, (rows) => rows.where('i.clientId', '=', clientId ?? ''));
  return selectPage(db, matching, query, (rows) =>
    rows
      .selectAll('i')
      .select(['client.name as clientName', 'client.timeZone'])
      .orderBy('i.createdAt', 'desc')
      .orderBy('i.id'),
  );
}

/** Imports of connected systems that wait to be looked at, the newest of each kind first. */
export const selectWaitingImports = (db: Kysely<DB>, scope: Scope) =>
  visible(db, scope)
    .select(['i.id', 'i.connectionId', 'i.kind', 'i.counts'])
    .where('i.connectionId', 'is not', null)
    .where('i.status', '=', 'PREVIEW')
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id')
    .execute();

/** What was read last of one kind from a connected system, for one person. */
export const findLastOfSystem = (
  db: Kysely<DB>,
  of: { clientId: string; connectionId: string; kind: ImportKind; createdBy: string },
) =>
  db
    .selectFrom('users.propertyImport')
    .selectAll()
    .where('clientId', '=', of.clientId)
    .where('connectionId', '=', of.connectionId)
    .where('kind', '=', of.kind)
    .where('createdBy', '=', of.createdBy)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/**
 * The others of a connection that wait, read for the same person. One that a reading or another person holds is compared again by them:
 * waiting for it, the two would wait for each other.
 */
export const selectSiblings = (
  db: Kysely<DB>,
  of: { clientId: string; id: string; connectionId: string; createdBy: string },
) =>
  db
    .selectFrom('users.propertyImport')
    .select(['clientId', 'id'])
    .where('clientId', '=', of.clientId)
    .where('connectionId', '=', of.connectionId)
    .where('createdBy', '=', of.createdBy)
    .where('status', '=', 'PREVIEW')
    .where('id', '<>', of.id)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();

export async function deleteImport(db: Kysely<DB>, { clientId, id }: ImportKey): Promise<void> {
  await db.deleteFrom('users.propertyImport').where('clientId', '=', clientId).where('id', '=', id).execute();
}

export const findImport = (db: Kysely<DB>, scope: Scope, importId: string) =>
  visible(db, scope)
    .selectAll('i')
    .select(['client.name as clientName', 'client.timeZone'])
    .where('i.id', '=', importId)
    .executeTakeFirst();
export type FoundImport = NonNullable<Awaited<ReturnType<typeof findImport>>>;
export interface ImportKey {
  clientId: string;
  id: string;
}

/** Holds an import until the transaction ends. */
export const lockImport = (
  db: Kysely<DB>,
  { clientId, id }: ImportKey,
): Promise<Selectable<UsersPropertyImport> | undefined> =>
  db
    .selectFrom('users.propertyImport')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Lets one import after the other into a company’s rosters. */
export async function lockRosters(db: Kysely<DB>, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rosters:${clientId}`}, 73))`.execute(db);
}

export async function insertImport(db: Kysely<DB>, row: Insertable<UsersPropertyImport>): Promise<void> {
  await db.insertInto('users.propertyImport').values(row).execute();
}

export async function updateImport(
  db: Kysely<DB>,
  { clientId, id }: ImportKey,
  change: Updateable<UsersPropertyImport>,
): Promise<void> {
  await db
    .updateTable('users.propertyImport')
    .set({ ...change, version: sql`version + 1` })
    .where('clientId', '=', clientId)
    .where('id', '=', id)
    .execute();
}

export interface StoredRow {
  row: number;
  cells: string[];
  band: string | null;
  state: ImportRowState;
  shown: { property: string; unit: string; tenant: string };
  changes: unknown[];
  faults: unknown[];
  written: unknown;
}

/** Makes the rows of an import exactly these. */
export async function replaceRows(
  db: Kysely<DB>,
  key: ImportKey,
  rows: readonly StoredRow[],
  onWritten?: (count: number) => void,
): Promise<void> {
  await db
    .deleteFrom('users.propertyImportRow')
    .where('clientId', '=', key.clientId)
    .where('importId', '=', key.id)
    .execute();
  await insertRows(db, key, rows, onWritten);
}

/** The rows of a new import. On a cluster a deletion would lock the table of imports, which its own insertion just did: two at once would end one another. */
export const insertRows = (
  db: Kysely<DB>,
  { clientId, id }: ImportKey,
  rows: readonly StoredRow[],
  onWritten?: (count: number) => void,
): Promise<void> =>
  inBatches(
    rows,
    (batch) =>
      db
        .insertInto('users.propertyImportRow')
        .values(
          batch.map(({ row, cells, shown, changes, faults, written, ...plain }) => ({
            ...plain,
            clientId,
            importId: id,
            rowNo: row,
            cells: JSON.stringify(cells),
            shown: JSON.stringify(shown),
            changes: JSON.stringify(changes),
            faults: JSON.stringify(faults),
            written: written === null ? null : JSON.stringify(written),
          })),
        )
        .execute(),
    onWritten,
  );

export type ImportRowRecord = Selectable<UsersPropertyImportRow>;

export const selectRowPage = (
  db: Kysely<DB>,
  { clientId, id }: ImportKey,
  { state, ...wanted }: { page: number; size: number; state: readonly ImportRowState[] | null },
) =>
  selectPage(
    db,
    db
      .selectFrom('users.propertyImportRow as r')
      .where('r.clientId', '=', clientId)
      .where('r.importId', '=', id)
      .$if(state !== null, (rows) => rows.where('r.state', 'in', [...(state ?? [])])),
    wanted,
    (rows) => rows.selectAll('r').orderBy('r.rowNo'),
  );

export const selectStagedRows = (db: Kysely<DB>, { clientId, id }: ImportKey) =>
  db
    .selectFrom('users.propertyImportRow')
    .select(['rowNo', 'cells', 'band'])
    .where('clientId', '=', clientId)
    .where('importId', '=', id)
    .orderBy('rowNo')
    .execute();

const MOST_UNKNOWN = 20;

/** The properties that rows are refused for because nobody knows them, those of most rows first. */
export async function selectUnknownProperties(db: Kysely<DB>, { clientId, id }: ImportKey) {
  const { rows } = await sql<{ name: string; rows: number }>`
    select one.said->'fault'->'values'->>'name' as name, count(*)::int as rows
    from users.property_import_row r, jsonb_array_elements(r.faults) as one (said)
    where r.client_id = ${clientId} and r.import_id = ${id} and r.state = 'REFUSED'
      and one.said->'fault'->>'code' = 'import_row_property'
    group by 1 order by 2 desc, 1 limit ${MOST_UNKNOWN}`.execute(db);
  return rows;
}

/** What an import wrote, the last row first. */
export const selectWritten = (db: Kysely<DB>, { clientId, id }: ImportKey) =>
  db
    .selectFrom('users.propertyImportRow')
    .select(['rowNo', 'shown', 'written'])
    .where('clientId', '=', clientId)
    .where('importId', '=', id)
    .where('written', 'is not', null)
    .orderBy('rowNo', 'desc')
    .execute();

/** Removes what nobody can undo any more: files’ rows have names in them. */
export async function deleteOldImports(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('users.propertyImport').where('createdAt', '<', before).execute();
}
