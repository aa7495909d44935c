import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { visible } from '../../../platform/db/visible.ts';

/** The columns by which a case is somebody's; the alias of the table must be `c`. */
type WithCase = ExpressionBuilder<DB & { c: DB['cases.evictionCase'] }, 'c'>;

/**
 * The tenancy rule as a condition on `cases.eviction_case as c`: what it leaves out does not exist for the caller.
 * An ethical wall keeps somebody from a case that is otherwise their firm’s.
 */
export function visibleCase(scope: Scope) {
  return (eb: WithCase): Expression<SqlBool> => {
    const ofTenant = casesOfTenant(scope)(eb);
    if (!scope.withheldIds.length) return ofTenant;
    return eb.and([ofTenant, sql<SqlBool>`c.id <> all(${scope.withheldIds}::uuid[])`]);
  };
}

function casesOfTenant(scope: Scope) {
  return (eb: WithCase): Expression<SqlBool> => {
    // An index keeps its order for one value, and for a list it doesn't.
    const oneOf = (column: 'c.clientId' | 'c.firmId' | 'c.propertyId', ids: readonly string[]) =>
      ids.length === 1
        ? eb(column, '=', ids[0] ?? null)
        : eb(column, '=', sql<string>`any(${[...ids]}::uuid[])`);
    const ofCompany = eb.and([
      oneOf('c.clientId', scope.clientIds),
      // A company's firms are few: naming them lets an index (or one shard) answer.
      ...(scope.firmIds.length ? [oneOf('c.firmId', scope.firmIds)] : []),
    ]);
    return visible(scope, {
      firm: eb('c.firmId', '=', scope.firmId),
      clients: ofCompany,
      properties: eb.and([ofCompany, oneOf('c.propertyId', scope.propertyIds ?? [])]),
      owner: eb.and([ofCompany, eb('c.ownerId', '=', scope.ownerId ?? null)]),
    });
  };
}
