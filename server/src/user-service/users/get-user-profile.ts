import { personOf, type UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findLawyer, findUserOfAccount, selectGivenProperties } from './user-queries.ts';
import { userView } from './user-view.ts';

/**
 * The profile of the signed-in person.
 * @throws `not_found` for somebody who is nobody's user yet.
 */
export async function getUserProfile(context: UserContext) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const row = found(await findUserOfAccount(db, personOf(context).accountId));
  const [lawyer, properties] = await Promise.all([findLawyer(db, row.id), selectGivenProperties(db, row.id)]);
  return { ...userView(row), language: row.language, timeZone: row.time_zone, lawyer, properties };
}
