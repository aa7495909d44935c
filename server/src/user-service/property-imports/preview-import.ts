import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { withoutSsn } from './cells/parse-cell.ts';
import { mayImport } from './create-import.ts';
import { importAudits } from './import-audits.ts';
import { findImport, type FoundImport, lockImport, updateImport } from './import-queries.ts';
import { keepMapping } from './mapping-queries.ts';
import { countsOf } from './plan-import.ts';
import { planColumns, planNow, storePlan } from './preview-plan.ts';
import { columnsIn, readImport, stagedRows, titlesIn } from './read-import.ts';

/**
 * Says which column is which, or mends cells, and compares again.
 * @throws `import_not_found`, `import_not_open`, `conflict` for a stale version
 */
export function previewImport(
  context: UserContext,
  { params, body }: RouteInput<typeof propertyImports.preview>,
) {
  return transact(context, async (tx) => {
    const row = await openImport(tx, context, params.id, body.version);
    const columns = body.columns ?? columnsIn(row);
    const dayFirst = body.dayFirst ?? row.dayFirst;
    const rows = await stagedRows(tx.db, row);
    const byRow = new Map(rows.map((staged) => [staged.row, staged]));
    for (const { row: number, column, text } of body.cells ?? []) {
      const staged = byRow.get(number);
      if (staged && column < staged.cells.length) staged.cells[column] = withoutSsn(text);
    }
    if (body.columns || body.dayFirst !== undefined)
      await keepMapping(tx.db, { ...row, titles: titlesIn(row) }, { columns, dayFirst }, tx.now);
    const of = { ...row, columns, dayFirst };
    const plan = await planNow(tx.db, context.scope, { of, rows, now: tx.now, progress: context.progress });
    await updateImport(tx.db, row, { columns: JSON.stringify(columns), dayFirst, ...planColumns(plan) });
    await storePlan(tx.db, row, plan, { progress: context.progress });
    const { new: added, changed, refused } = countsOf(plan.plan);
    await tx.audit(importAudits.preview, {
      subjectId: row.id,
      clientId: row.clientId,
      data: { mended: body.cells?.length ?? 0, new: added, changed, refused },
    });
    return readImport(tx.db, context, row.id);
  });
}

/** Holds an import that was neither applied nor undone. @throws `import_not_found`, `conflict`, `import_not_open` */
export async function openImport(
  tx: Tx,
  context: UserContext,
  importId: string,
  version: number | undefined,
  status: FoundImport['status'] = 'PREVIEW',
): Promise<FoundImport> {
  const seen = found(await findImport(tx.db, context.scope, importId), 'import_not_found');
  tx.authorize(mayImport(personOf(context), seen.kind));
  const locked = found(await lockImport(tx.db, seen), 'import_not_found');
  if (locked.status !== status) refuse('import_not_open');
  if (version !== undefined && version !== locked.version)
    refuse('conflict', { current: await readImport(tx.db, context, importId) });
  return { ...seen, ...locked };
}
