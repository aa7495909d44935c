import type { CostMethod, CostPaymentSource } from '@writdesk/contract/cost-payments/cost-payments';
import type { CostCategory } from '@writdesk/contract/ledger/ledger-accounts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import type { CaseOwner } from '../cases/record/index.ts';
import { costPaymentAudits } from './cost-payment-audits.ts';
import { insertCostPayment, selectProposed, updateCostPayment } from './cost-payment-queries.ts';

interface Known {
  case: CaseOwner;
  source: Exclude<CostPaymentSource, 'PERSON'>;
  sourceId: string;
  method: CostMethod;
  category: CostCategory;
  payeeName: string;
  amountCents: number;
  reference: string | null;
}

/** Proposes a payment of which the product knows, once for each case and source. Somebody with the receipt confirms it. */
export async function proposeCostPayment(tx: Tx, { case: record, ...known }: Known): Promise<void> {
  const { firmId, clientId, id: caseId } = record;
  const { amountCents, method, payeeName, reference, source } = known;
  if (amountCents <= 0) return;
  const paidOn = await firmToday(tx.db, firmId, tx.now);
  const id = newId();
  const isNew = await insertCostPayment(tx.db, {
    firmId,
    clientId,
    caseId,
    id,
    status: 'PROPOSED',
    ...known,
    paidOn,
    recordedByName: 'Writdesk',
    recordedAt: tx.now,
  });
  if (!isNew) return;
  await tx.audit(costPaymentAudits.propose, {
    firmId,
    clientId,
    subjectId: id,
    data: { caseId, amountCents, paidOn, method, payeeName, reference, source },
  });
}

/** Dismisses what a source proposed, once its money came back. What somebody has confirmed stays for them to reverse. */
export async function dismissProposals(
  tx: Tx,
  { firmId, sourceId, reason, byName }: { firmId: string; sourceId: string; reason: string; byName: string },
): Promise<void> {
  for (const payment of await selectProposed(tx.db, firmId, sourceId)) {
    const { id, clientId, amountCents } = payment;
    await updateCostPayment(tx.db, payment, {
      status: 'DISMISSED',
      endedByName: byName,
      endedAt: tx.now,
      endedReason: reason,
    });
    await tx.audit(costPaymentAudits.dismiss, {
      firmId,
      clientId,
      subjectId: id,
      data: { amountCents, comment: reason },
    });
  }
}
