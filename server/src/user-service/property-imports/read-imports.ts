import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectImportPage } from './import-queries.ts';
import { importSummaryOf, readImport } from './read-import.ts';

/** The imports of the companies that the caller sees, newest first. */
export async function listImports(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof propertyImports.list>,
) {
  const { rows, ...counted } = await selectImportPage(deps.db.as(scope), scope, query);
  return { imports: rows.map((row) => importSummaryOf(row, deps.clock.now())), ...counted };
}

/** An import with its columns and counts. @throws `import_not_found` */
export function getImport(context: UserContext, { params }: RouteInput<typeof propertyImports.details>) {
  return readImport(context.deps.db.as(context.scope), context, params.id);
}
