import type { UserContext } from '../../platform/context.ts';
import { selectFirms } from './change-client-queries.ts';

/** Law firms that the caller knows of: all, those that work for their companies, or their own. */
export async function listFirms({ deps, scope }: UserContext) {
  return { firms: await selectFirms(deps.db.as(scope), scope) };
}
