import { personOf, type UserContext } from '../../platform/context.ts';
import { selectPortals } from './portal-queries.ts';
import { portalViews } from './portal-view.ts';

/** The portals of the firm; how it signs in there is never shown. */
export async function listCourtPortals(context: UserContext) {
  const db = context.deps.db.as(context.scope);
  const portals = await selectPortals(db, context.scope);
  return { portals: await portalViews(db, personOf(context), portals) };
}
