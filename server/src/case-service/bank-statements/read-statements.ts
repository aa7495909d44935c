import type { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findLine, selectLinePage, selectStatementPage } from './bank-line-queries.ts';
import { entryView, lineViews, statementView } from './bank-statement-view.ts';
import { around, ENTRIES_LISTED, selectBook } from './book-item-queries.ts';

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

/**
 * What a line may cover together: entries of its account with the same direction from about that time, the newest first.
 * @throws `bank_line_not_found`
 */
export async function listBankEntries(
  context: UserContext,
  { params, query }: RouteInput<typeof bankStatements.entries>,
) {
  const db = context.deps.db.as(context.scope);
  const line = found(await findLine(db, context.scope, params.id), 'bank_line_not_found');
  const entries = await selectBook(db, line, around(line, query.search));
  const newestFirst = entries.toSorted((a, b) => b.day.localeCompare(a.day));
  return {
    entries: newestFirst.slice(0, ENTRIES_LISTED).map(entryView),
    isCut: newestFirst.length > ENTRIES_LISTED,
  };
}
