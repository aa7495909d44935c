import { createHash } from 'node:crypto';
import {
  type ImportColumns,
  importCounts,
  type ImportCounts,
  type ImportField,
  type ImportKind,
  type ImportSource,
} from '@writdesk/contract/property-imports/import-values';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { found } from '../../platform/http/refuse.ts';
import { newIdAt } from '../../platform/ids.ts';
import { withoutSsn } from './cells/parse-cell.ts';
import { importAudits } from './import-audits.ts';
import {
  deleteImport,
  findImportingCompany,
  findLastOfSystem,
  type ImportKey,
  insertImport,
  updateImport,
} from './import-queries.ts';
import { countsOf, type StagedRow } from './plan-import.ts';
import { planColumns, planNow, type PlanOfKind, storeFirstPlan, storePlan } from './preview-plan.ts';
import { columnsIn, stagedRows } from './read-import.ts';

/** What a connected system says, as the table that its report would be. */
export interface SystemTable {
  clientId: string;
  connectionId: string;
  source: ImportSource;
  kind: ImportKind;
  fileName: string;
  /** The field that each column is, with its title. */
  fields: readonly { field: ImportField; title: string }[];
  rows: readonly (readonly string[])[];
}

/**
 * Previews what a connected system says, as a file of it would be: nothing is changed before somebody applies it. One preview of each
 * kind waits for a person; the same said again leaves it as it is, with the cells that they corrected.
 */
export async function previewSystem(tx: Tx, context: UserContext, table: SystemTable): Promise<ImportCounts> {
  const { clientId, kind, fields } = table;
  const { timeZone } = found(await findImportingCompany(tx.db, context.scope, clientId), 'client_not_found');
  const columns: ImportColumns = Object.fromEntries(fields.map(({ field }, index) => [field, index]));
  const rows = table.rows.map((cells, index) => ({
    row: index + 2,
    cells: cells.map(withoutSsn),
    band: null,
  }));
  const of = { clientId, timeZone, kind, columns, dayFirst: false, propertyId: null };
  const plan = await planNow(tx.db, context.scope, { of, rows, now: tx.now });
  const counts = countsOf(plan.plan);
  const sourceDigest = digestOf(rows);
  const last = await findLastOfSystem(tx.db, { ...table, createdBy: personOf(context).userId });
  if (last?.status !== 'PREVIEW') {
    if (isWorthShowing(counts, last ? importCounts.parse(last.counts) : null))
      await keep(tx, context, table, { plan, sourceDigest, columns });
    return counts;
  }
  if (counts.new + counts.changed + counts.refused === 0) {
    await deleteImport(tx.db, last);
    return counts;
  }
  if (last.sourceDigest !== sourceDigest) {
    await deleteImport(tx.db, last);
    await keep(tx, context, table, { plan, sourceDigest, columns });
    return counts;
  }
  await compareAgain(tx, context, { ...last, timeZone });
  return counts;
}

/** Rows that were refused before are no news. */
const isWorthShowing = (counts: ImportCounts, last: ImportCounts | null): boolean =>
  counts.new + counts.changed > 0 || (counts.refused > 0 && counts.refused !== last?.refused);

const digestOf = (rows: readonly StagedRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ cells }) => cells)))
    .digest('hex');

interface Kept {
  plan: PlanOfKind;
  sourceDigest: string;
  columns: ImportColumns;
}

async function keep(
  tx: Tx,
  context: UserContext,
  { clientId, connectionId, kind, source, fileName, fields }: SystemTable,
  { plan, sourceDigest, columns }: Kept,
): Promise<void> {
  const { userId, name } = personOf(context);
  const key = { clientId, id: newIdAt(tx.now) };
  await insertImport(tx.db, {
    ...key,
    kind,
    source,
    fileName,
    connectionId,
    sourceDigest,
    status: 'PREVIEW',
    titles: JSON.stringify(fields.map(({ title }) => title)),
    columns: JSON.stringify(columns),
    ...planColumns(plan),
    createdBy: userId,
    createdByName: name,
    createdAt: tx.now,
  });
  await storeFirstPlan(tx.db, key, plan);
  const { unchanged: _, gone: __, ...counts } = countsOf(plan.plan);
  await tx.audit(importAudits.read, {
    subjectId: key.id,
    clientId,
    data: { kind, source, fileName, ...counts },
  });
}

/** The register may have changed since. */
async function compareAgain(
  tx: Tx,
  context: UserContext,
  row: Parameters<typeof columnsIn>[0] &
    ImportKey & {
      kind: ImportKind;
      digest: string;
      timeZone: string;
      dayFirst: boolean;
      propertyId: string | null;
    },
): Promise<void> {
  const of = { ...row, columns: columnsIn(row) };
  const plan = await planNow(tx.db, context.scope, { of, rows: await stagedRows(tx.db, row), now: tx.now });
  if (plan.plan.digest === row.digest) return;
  await updateImport(tx.db, row, planColumns(plan));
  await storePlan(tx.db, row, plan);
}
