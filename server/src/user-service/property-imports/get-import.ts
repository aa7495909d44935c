import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { readImport } from './read-import.ts';

/** An import with its columns and counts. @throws `import_not_found` */
export function getImport(context: UserContext, { params }: RouteInput<typeof propertyImports.details>) {
  return readImport(context.deps.db.as(context.scope), context, params.id);
}
