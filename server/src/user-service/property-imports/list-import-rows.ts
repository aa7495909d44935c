import { importChange } from '@writdesk/contract/property-imports/import-values';
import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { Fault } from '@writdesk/contract/sentences/fault';
import { say } from '@writdesk/contract/sentences/in-english';
import { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findImport, type ImportRowRecord, selectRowPage } from './import-queries.ts';

const stored = z.object({
  cells: z.array(z.string()),
  shown: z.object({ property: z.string(), unit: z.string(), tenant: z.string() }),
  changes: z.array(importChange),
  faults: z.array(
    z.object({
      column: z.int().nullable(),
      value: z.string(),
      fault: z.custom<Fault>((value) => typeof value === 'object' && value !== null && 'code' in value),
    }),
  ),
});

/** A page of the rows of an import. @throws `import_not_found` */
export async function listImportRows(
  { deps, scope }: UserContext,
  { params, query }: RouteInput<typeof propertyImports.rows>,
): Promise<RouteReplyInput<typeof propertyImports.rows>> {
  const db = deps.db.as(scope);
  const of = found(await findImport(db, scope, params.id), 'import_not_found');
  const { rows, ...counted } = await selectRowPage(db, of, query);
  return { rows: rows.map(rowView), ...counted };
}

function rowView(row: ImportRowRecord) {
  const { cells, shown, changes, faults } = stored.parse(row);
  return {
    row: row.rowNo,
    state: row.state,
    ...shown,
    changes,
    faults: faults.map(({ column, value, fault }) => ({
      ...fault,
      values: fault.values,
      column,
      value,
      message: say(fault),
    })),
    cells,
  };
}
