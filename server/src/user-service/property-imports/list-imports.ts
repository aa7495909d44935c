import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectImportPage } from './import-queries.ts';
import { importSummaryOf } from './read-import.ts';

/** The imports of the companies that the caller sees, newest first. */
export async function listImports(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof propertyImports.list>,
) {
  const { rows, ...counted } = await selectImportPage(deps.db.as(scope), scope, query);
  return { imports: rows.map(importSummaryOf), ...counted };
}
