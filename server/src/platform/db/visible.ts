import { type Expression, type SqlBool, sql } from 'kysely';
import type { Scope } from './scope.ts';

/** What a scope of each kind sees. The platform's own see everything and nobody sees nothing, so they need no rule. */
type Rules = Readonly<Record<Exclude<Scope['kind'], 'system' | 'all' | 'nobody'>, Expression<SqlBool>>>;

export const nothing: Expression<SqlBool> = sql<SqlBool>`false`;

/** The tenancy rule as a condition: what it leaves out does not exist for the caller. */
export function visible({ kind }: Scope, rules: Rules): Expression<SqlBool> {
  if (kind === 'system' || kind === 'all') return sql<SqlBool>`true`;
  return kind === 'nobody' ? nothing : rules[kind];
}

/** Of a table that is the firm’s own: companies, managers and owners see nothing of it. @param alias of the table. */
export function visibleToFirm(scope: Scope, alias: string): Expression<SqlBool> {
  const firm = sql<SqlBool>`${sql.ref(`${alias}.firmId`)} = ${scope.firmId}`;
  return visible(scope, { firm, clients: nothing, properties: nothing, owner: nothing });
}
