import {
  type importDetails,
  importColumns,
  importCounts,
  UNDO_DAYS,
} from '@writdesk/contract/property-imports/import-values';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { missingFields, plainTitle } from './cells/column-names.ts';
import { presetOf } from './cells/presets.ts';
import { dayOrder } from './cells/roster-rows.ts';
import { findImport, type FoundImport, selectStagedRows, selectUnknownProperties } from './import-queries.ts';

const titleList = z.array(z.string());
const cells = z.array(z.string());
const goneUnits = z.array(z.object({ property: z.string(), unit: z.string() }));
const keptRows = z.array(z.object({ row: z.int(), unit: z.string() }));
const DAY_MS = 86_400_000;

/** How an import's columns are read. */
export const columnsIn = (row: Pick<FoundImport, 'columns'>) => importColumns.parse(row.columns);

/** The titles of the file's columns. */
export const titlesIn = (row: Pick<FoundImport, 'titles'>) => titleList.parse(row.titles);

/** The rows of an import as its file had them, mended cells included. */
export async function stagedRows(db: Kysely<DB>, key: { clientId: string; id: string }) {
  const rows = await selectStagedRows(db, key);
  return rows.map((row) => ({ row: row.rowNo, cells: cells.parse(row.cells), band: row.band }));
}

export const importSummaryOf = (row: FoundImport, now: Date) => ({
  id: row.id,
  client: { id: row.clientId, name: row.clientName },
  kind: row.kind,
  source: row.source,
  fileName: row.fileName,
  connectionId: row.connectionId,
  status: row.status,
  counts: importCounts.parse(row.counts),
  createdBy: row.createdByName,
  createdAt: row.createdAt,
  appliedAt: row.appliedAt,
  undoneAt: row.undoneAt,
  undoUntil: undoUntil(row, now),
});

/** Until when an import can be undone; null where it can’t. */
function undoUntil({ status, appliedAt }: Pick<FoundImport, 'status' | 'appliedAt'>, now: Date): Date | null {
  const until = appliedAt && new Date(appliedAt.getTime() + UNDO_DAYS * DAY_MS);
  return status === 'APPLIED' && until && until > now ? until : null;
}

/** An import with how its columns are read. @throws `import_not_found` */
export async function readImport(
  db: Kysely<DB>,
  { scope, deps }: UserContext,
  importId: string,
): Promise<z.input<typeof importDetails>> {
  const row = found(await findImport(db, scope, importId), 'import_not_found');
  const columns = columnsIn(row);
  const isAsked = row.status === 'PREVIEW' && !row.dayFirst;
  const titles = titlesIn(row);
  const preset = presetOf(titles.map(plainTitle));
  return {
    ...importSummaryOf(row, deps.clock.now()),
    titles,
    recognized: preset && { source: preset.source, kind: preset.kind },
    columns,
    dayFirst: row.dayFirst,
    datesAreAmbiguous: isAsked && dayOrder(await stagedRows(db, row), columns).isAmbiguous,
    missing: missingFields(row.kind, columns),
    unknownProperties: row.status === 'PREVIEW' ? await selectUnknownProperties(db, row) : [],
    gone: goneUnits.parse(row.gone),
    kept: keptRows.parse(row.kept),
    version: row.version,
  };
}
