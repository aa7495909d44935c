import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visible } from '../../platform/db/visible.ts';

/**
 * The tenancy rule for what belongs to a company: a firm sees the companies that engage it today, a company sees
 * itself. Of a company whose engagement ended the firm keeps its cases, and what stands in them.
 * @param clientId the column with the company's id, e.g. `p.client_id`.
 */
export function ofVisibleClient(scope: Scope, clientId: string): Expression<SqlBool> {
  const column = sql.ref(clientId);
  const own = sql<SqlBool>`${column} = any(${scope.clientIds}::uuid[])`;
  return visible(scope, {
    firm: sql<SqlBool>`${column} in (select e.client_id from users.engagement e where e.firm_id = ${scope.firmId}
      and e.from_date <= ${scope.today}::date and (e.to_date is null or e.to_date >= ${scope.today}::date))`,
    clients: own,
    properties: own,
    owner: own,
  });
}

/** Whether the scope sees a company at all. */
export async function isVisibleClient(db: Kysely<DB>, scope: Scope, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users.client as c')
    .select('c.id')
    .where('c.id', '=', clientId)
    .where(ofVisibleClient(scope, 'c.id'))
    .executeTakeFirst();
  return row !== undefined;
}
