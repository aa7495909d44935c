import type { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { findLine, type LineRow, type StatementRow } from './bank-line-queries.ts';
import { type BookRow, proposalsFor, selectBook, selectMatched } from './book-item-queries.ts';

type LineReply = RouteReplyInput<typeof bankStatements.match>;

export const statementView = (row: StatementRow): RouteReplyInput<typeof bankStatements.import> => ({
  ...row,
  bankAccount: { id: row.accountId, name: row.accountName },
});

export const entryView = ({ itemId, isReturn: _, ...item }: BookRow) => ({ ...item, id: itemId });

/** Lines as the API says them: what they are in the books, and what they may be. */
export async function lineViews(
  db: Kysely<DB>,
  context: UserContext,
  rows: readonly LineRow[],
): Promise<LineReply[]> {
  const mayMatch = permitted(personOf(context).roles, 'bank-statement.match') !== null;
  const matches = new Map<string, LineReply['matches']>();
  const book = new Map<string, BookRow[]>();
  for (const [accountId, own] of Map.groupBy(rows, (row) => row.accountId)) {
    const [first] = own;
    if (!first) continue;
    const account = { firmId: first.firmId, accountId, accountKind: first.accountKind };
    const open = own.filter(({ state }) => state === 'OPEN');
    book.set(
      accountId,
      await selectBook(db, account, { amounts: open.map(({ amountCents }) => amountCents) }),
    );
    const ids = own.map(({ id }) => id);
    for (const { lineId, ...item } of await selectMatched(db, first.firmId, ids))
      matches.set(lineId, [
        ...(matches.get(lineId) ?? []),
        { ...item, amountCents: Number(item.amountCents) },
      ]);
  }
  return rows.map((row) => {
    const { id, postedOn, amountCents, number, text, reference, state, alarm } = row;
    const isLocked = row.signedThrough !== null && postedOn <= row.signedThrough;
    return {
      id,
      postedOn,
      amountCents,
      number,
      text,
      reference,
      state,
      alarm,
      bankAccount: { id: row.accountId, name: row.accountName },
      matches: matches.get(id) ?? [],
      proposals: state === 'OPEN' ? proposalsFor(row, book.get(row.accountId) ?? []).map(entryView) : [],
      can: {
        match: mayMatch && !isLocked && state === 'OPEN',
        unmatch: mayMatch && !isLocked && state === 'MATCHED',
      },
    };
  });
}

/** @throws `bank_line_not_found` */
export async function readLine(db: Kysely<DB>, context: UserContext, id: string): Promise<LineReply> {
  const row = found(await findLine(db, context.scope, id), 'bank_line_not_found');
  const [view] = await lineViews(db, context, [row]);
  return found(view, 'bank_line_not_found');
}
