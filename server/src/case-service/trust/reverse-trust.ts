import type { trust } from '@writdesk/contract/trust/trust';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { reverseEntries } from '../ledger/index.ts';
import { undoTrustPayment } from '../payments/index.ts';
import { moveTrust } from './move-trust.ts';
import { notingRefusal } from './note-refusal.ts';
import { openedItem } from './opened-item.ts';
import { trustAudits } from './trust-audits.ts';
import { updateItem } from './trust-item-queries.ts';
import { readItem } from './trust-view.ts';

/**
 * Reverses a deposit that the bank returned, or a transfer; voids a check that the bank hasn’t paid; refuses one that waits. Nothing is erased. A
 * deposit whose money was used can’t be returned before the firm covers it.
 * @throws `trust_item_not_found`, `case_not_found`, `trust_reversed`, `trust_check_paid`, `trust_short`, `month_closed`, `conflict`
 */
export async function reverseTrust(context: UserContext, { params, body }: RouteInput<typeof trust.reverse>) {
  const { comment } = body;
  const act = () =>
    transact(context, async (tx) => {
      const { item, today } = await openedItem(tx, context, 'trust.update', params.id, body.version);
      const { firmId, accountId, clientId, caseId, id, kind, amountCents, paymentId } = item;
      const about = { firmId, clientId, subjectId: id };
      const said = { reversedByName: context.actor.name, reversalReason: comment };
      if (item.status === 'AWAITING_APPROVAL') {
        await updateItem(tx.db, item, { status: 'REFUSED', ...said });
        await tx.audit(trustAudits.refuse, { ...about, data: { amountCents, comment } });
        return readItem(tx.db, context, id, today);
      }
      if (item.status !== 'POSTED') refuse('trust_reversed');
      if (kind === 'CHECK' && item.clearedOn !== null) refuse('trust_check_paid');
      await updateItem(tx.db, item, { status: 'REVERSED', reversedOn: today, ...said });
      await moveTrust(tx, {
        holder: { firmId, accountId, clientId, caseId },
        itemId: id,
        kind: 'REVERSAL',
        amountCents: kind === 'DEPOSIT' ? -amountCents : amountCents,
        postedOn: today,
        today,
        madeByName: context.actor.name,
      });
      await reverseEntries(tx, context.actor, { firmId, sourceId: id, postedOn: today });
      if (paymentId !== null && clientId !== null)
        await undoTrustPayment(tx, context, { debtor: { firmId, clientId }, paymentId, today }, comment);
      await tx.audit(trustAudits.reverse, { ...about, data: { amountCents, kind, comment } });
      return readItem(tx.db, context, id, today);
    });
  return notingRefusal(context, { act: 'reverse' }, act);
}
