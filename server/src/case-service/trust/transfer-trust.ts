import type { trust } from '@writdesk/contract/trust/trust';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { holdAccount } from '../bank-accounts/index.ts';
import { lockAccount } from '../invoices/index.ts';
import { postEntry } from '../ledger/index.ts';
import { payFromTrust } from '../payments/index.ts';
import { moveTrust } from './move-trust.ts';
import { notingRefusal } from './note-refusal.ts';
import { trustAudits } from './trust-audits.ts';
import { insertItem } from './trust-item-queries.ts';
import { requireOwner } from './trust-owner-queries.ts';
import { readItem } from './trust-view.ts';

/**
 * Pays an issued invoice from trust: the money goes to the operating account. Money of a case pays the lines of that case alone.
 * @throws `bank_account_not_found`, `bank_account_not_active`, `client_not_found`, `case_not_found`, `invoice_not_found`,
 *   `invoice_not_open`, `trust_short`, `month_closed`, `invalid` naming the field.
 */
export async function transferTrust(context: UserContext, { body }: RouteInput<typeof trust.transfer>) {
  const actor = personOf(context);
  const { bankAccountId: accountId, clientId, caseId = null, invoiceId, amountCents } = body;
  const act = () =>
    transact(context, async (tx) => {
      const { firmId } = actor;
      tx.authorize(permitted(actor.roles, 'trust.update') && firmId ? allow : deny('forbidden'));
      if (!firmId) return refuse('forbidden');
      await requireOwner(tx.db, context.scope, { clientId, caseId });
      const debtor = { firmId, clientId };
      await lockAccount(tx.db, debtor, tx.now);
      await holdAccount(tx.db, context.scope, accountId, 'TRUST');
      const today = await firmToday(tx.db, firmId, tx.now);
      const paymentId = await payFromTrust(tx, context, { debtor, invoiceId, caseId, amountCents, today });
      const id = newId();
      await insertItem(tx.db, {
        firmId,
        id,
        accountId,
        kind: 'TRANSFER',
        status: 'POSTED',
        clientId,
        caseId,
        amountCents,
        postedOn: today,
        invoiceId,
        paymentId,
        createdBy: actor.userId,
        createdByName: actor.name,
        createdAt: tx.now,
      });
      await moveTrust(tx, {
        holder: { firmId, accountId, clientId, caseId },
        itemId: id,
        kind: 'TRANSFER',
        amountCents: -amountCents,
        postedOn: today,
        today,
        madeByName: actor.name,
      });
      await postEntry(tx, actor, {
        firmId,
        clientId,
        kind: 'trust.transfer',
        sourceId: id,
        postedOn: today,
        postings: [
          {
            debit: 'TRUST_OWED',
            credit: 'TRUST_CASH',
            amountCents,
            caseId,
            invoiceId,
            bankAccountId: accountId,
          },
        ],
      });
      await tx.audit(trustAudits.transfer, {
        firmId,
        clientId,
        subjectId: id,
        data: { amountCents, invoiceId },
      });
      return readItem(tx.db, context, id, today);
    });
  return notingRefusal(context, { act: 'transfer', amountCents }, act);
}
