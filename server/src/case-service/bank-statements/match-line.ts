import type { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { holdAccountAlone, requireUnsigned } from '../bank-accounts/index.ts';
import { bankStatementAudits } from './bank-statement-audits.ts';
import { deleteMatches, findLine } from './bank-line-queries.ts';
import { readLine } from './bank-statement-view.ts';
import { selectBook } from './book-item-queries.ts';
import { clearBook, matchLine } from './clear-book.ts';

/**
 * Says what a line is in the books, one thing or several that come to its amount.
 * @throws `bank_line_not_found`, `bank_line_matched`, `reconciled`, `invalid` naming the item.
 */
export async function matchBankLine(
  context: UserContext,
  { params, body }: RouteInput<typeof bankStatements.match>,
) {
  return transact(context, async (tx) => {
    const line = await opened(tx, context, params.id);
    if (line.state !== 'OPEN') refuse('bank_line_matched');
    const { firmId, id, accountId, accountKind, amountCents } = line;
    const ids = body.items.map((item) => item.id);
    const book = await selectBook(tx.db, { firmId, accountId, accountKind }, { ids });
    const items = body.items.map((item, index) => {
      const own = book.filter(({ kind, itemId }) => kind === item.kind && itemId === item.id);
      if (!own[0] || ids.indexOf(item.id) < index)
        return refuse('invalid', { errors: [atField(`items.${index}.id`, fault('match_unknown'))] });
      return own[0];
    });
    const sum = items.reduce((cents, item) => cents + item.amountCents, 0);
    if (sum !== amountCents) refuseField('items', fault('match_sum', { sum, amount: amountCents }));
    await matchLine(tx, context, line, items, false);
    await tx.audit(bankStatementAudits.match, {
      firmId,
      subjectId: id,
      data: { amountCents, items: items.length, isAutomatic: false },
    });
    return readLine(tx.db, context, id);
  });
}

/** Undoes what a line was matched with. @throws `bank_line_not_found`, `bank_line_open`, `reconciled` */
export async function unmatchBankLine(
  context: UserContext,
  { params, body }: RouteInput<typeof bankStatements.unmatch>,
) {
  return transact(context, async (tx) => {
    const line = await opened(tx, context, params.id);
    if (line.state !== 'MATCHED') refuse('bank_line_open');
    const { firmId, id, amountCents } = line;
    for (const { kind, itemId, isReturn } of await deleteMatches(tx.db, line))
      await clearBook(tx, firmId, { kind, itemId, isReturn }, null);
    await tx.audit(bankStatementAudits.unmatch, {
      firmId,
      subjectId: id,
      data: { amountCents, comment: body.comment },
    });
    return readLine(tx.db, context, id);
  });
}

/** A line that somebody is to change: seen, its account held alone, in no signed reconciliation. */
async function opened(tx: Tx, context: UserContext, id: string) {
  tx.authorize(permitted(personOf(context).roles, 'bank-statement.match') ? allow : deny('forbidden'));
  const seen = found(await findLine(tx.db, context.scope, id), 'bank_line_not_found');
  const account = await holdAccountAlone(tx.db, context.scope, seen.accountId);
  requireUnsigned(account, seen.postedOn);
  return found(await findLine(tx.db, context.scope, id), 'bank_line_not_found');
}
