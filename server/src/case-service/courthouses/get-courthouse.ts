import type { courthouses } from '@writdesk/contract/courthouses/courthouses';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { selectContacts, selectCourthouse } from './courthouse-queries.ts';
import { withStatus } from './courthouse-view.ts';

/**
 * A courthouse with its contacts and fees, in cents.
 * @throws `courthouse_not_found`
 */
export async function getCourthouse(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof courthouses.details>,
) {
  const db = deps.db.as(scope);
  const [row, contactDetails] = await Promise.all([
    selectCourthouse(db, params.id),
    selectContacts(db, params.id),
  ]);
  return { ...withStatus(found(row, 'courthouse_not_found')), contactDetails };
}
