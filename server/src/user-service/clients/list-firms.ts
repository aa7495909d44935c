import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { selectFirms } from './change-client-queries.ts';
import { changesOf } from './client-policy.ts';

/**
 * Law firms that the caller can name. Whoever engages firms for companies names any: a company that joins has none yet, and its next firm
 * may work for none of their companies.
 */
export function nameableFirms(db: Kysely<DB>, context: UserContext) {
  const mayNameAny = context.scope.kind === 'all' || changesOf(personOf(context)).terms;
  return selectFirms(db, mayNameAny ? null : context.scope.firmIds);
}

/** Law firms that the caller can name: all, or those that work for their companies, or their own. */
export async function listFirms(context: UserContext) {
  const { deps, scope } = context;
  return { firms: await nameableFirms(deps.db.as(scope), context) };
}
