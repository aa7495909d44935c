import type { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectLinePage, selectStatementPage } from './bank-line-queries.ts';
import { lineViews, statementView } from './bank-statement-view.ts';

/** The imported statements, the newest first. */
export async function listStatements(
  context: UserContext,
  { query }: RouteInput<typeof bankStatements.list>,
) {
  const db = context.deps.db.as(context.scope);
  const { rows, ...page } = await selectStatementPage(db, context.scope, query);
  return { ...page, statements: rows.map(statementView) };
}

/** The lines of statements, the newest first. */
export async function listBankLines(
  context: UserContext,
  { query }: RouteInput<typeof bankStatements.lines>,
) {
  const db = context.deps.db.as(context.scope);
  const { rows, ...page } = await selectLinePage(db, context.scope, query);
  return { ...page, lines: await lineViews(db, context, rows) };
}
