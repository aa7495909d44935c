import { systemScope } from '../../platform/db/scope.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { holdAccountAlone } from '../bank-accounts/index.ts';
import { bankStatementAudits } from './bank-statement-audits.ts';
import { deleteMatches, findLine, selectLinesOf } from './bank-line-queries.ts';
import { clearBook } from './clear-book.ts';

/**
 * A payout that came back stands for no line: its line is open again, for the bank shows what really came. What a lawyer or the office has
 * signed stays as it was signed, and the list of payouts shows that the two differ.
 */
export async function releasePayout(
  tx: Tx,
  payout: { firmId: string; id: string; ref: string },
): Promise<void> {
  const { firmId, id: itemId, ref } = payout;
  for (const { id, accountId } of await selectLinesOf(tx.db, { firmId, kind: 'PAYOUT', itemId })) {
    const { signedThrough } = await holdAccountAlone(tx.db, systemScope, accountId);
    // Somebody may have unmatched it in the meantime.
    const line = await findLine(tx.db, systemScope, id);
    if (line?.state !== 'MATCHED' || (signedThrough !== null && line.postedOn <= signedThrough)) continue;
    for (const { kind, itemId: item, isReturn } of await deleteMatches(tx.db, line))
      await clearBook(tx, firmId, { kind, itemId: item, isReturn }, null);
    await tx.audit(bankStatementAudits.unmatch, {
      firmId,
      subjectId: id,
      data: { amountCents: line.amountCents, comment: `The payout ${ref} failed.` },
    });
  }
}
