import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { findLawyer, findUserOfAccount, selectGivenProperties } from './user-queries.ts';
import { userView } from './user-view.ts';

/**
 * The profile of the signed-in person.
 * @throws `not_found` for somebody who is nobody's user yet.
 */
export function getUserProfile(context: UserContext) {
  return readProfile(context.deps.db.as(context.scope), context);
}

/** The same inside a transaction. @throws `not_found` */
export async function readProfile(db: Kysely<DB>, context: UserContext) {
  const row = found(await findUserOfAccount(db, personOf(context).accountId));
  const [lawyer, properties] = await Promise.all([
    findLawyer(db, row.id),
    selectGivenProperties(db, context.scope, row.id),
  ]);
  return { ...userView(row), language: row.language, timeZone: row.timeZone, lawyer, properties };
}
