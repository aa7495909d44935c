import { personOf, type UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findLawyerRecord } from './lawyer-queries.ts';
import { lawyerView } from './lawyer-view.ts';

/**
 * What the signed-in lawyer signs with.
 * @throws `not_found` for everybody who is no lawyer.
 */
export async function getLawyerProfile(context: UserContext) {
  const { deps, scope } = context;
  return lawyerView(found(await findLawyerRecord(deps.db.as(scope), personOf(context).userId)));
}
