import type { BillItemCategory } from '@writdesk/contract/invoices/bill-items';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseRecord, onCase } from '../cases/record/index.ts';
import { billingItemAudits } from './billing-item-audits.ts';
import { lockCharges, updateLine } from './billing-item-queries.ts';
import { insertCharges } from './billing-queries.ts';
import { publishBilling } from './publish-billing.ts';

interface CheckCharge {
  case: CaseRecord;
  category: BillItemCategory;
  /** The line of the check, for which this comes once. */
  lineId: string;
  checkNumber: number | null;
  cents: number;
}

/**
 * Takes what a void check paid for back from the charges of its case, the newest one first: a charge that is on no invoice is
 * deleted, and what is left becomes a credit on the next invoice. A case is never credited with more than it was charged.
 * @returns by how much the case owes less, in cents.
 */
export async function takeBackCheck(tx: Tx, charge: CheckCharge): Promise<number> {
  const { case: record, category, lineId, checkNumber } = charge;
  const charges = await lockCharges(tx.db, record, category);
  const charged = charges.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const taken = Math.min(charge.cents, Math.max(charged, 0));
  let left = taken;
  for (const line of charges) {
    if (line.status !== 'UNBILLED' || line.invoiceId !== null) continue;
    if (line.amountCents <= 0 || line.amountCents > left) continue;
    const { description, amountCents } = line;
    await updateLine(tx.db, line, { status: 'DELETED' });
    await tx.audit(billingItemAudits.remove, { ...onCase(record), data: { description, amountCents } });
    left -= amountCents;
  }
  const [newest] = charges;
  if (newest && left > 0)
    await charging(tx, record, {
      billItemId: newest.billItemId,
      description: `Void check${named(checkNumber)}: ${newest.description}`,
      amountCents: -left,
      onceKey: `check-void:${lineId}`,
    });
  if (taken > 0) publishBilling(tx, record);
  return taken;
}

/** Charges a case again after the void of an earlier check, because another check has paid it. */
export async function chargeCheckAgain(tx: Tx, charge: CheckCharge): Promise<void> {
  const { case: record, category, lineId, checkNumber, cents } = charge;
  const [newest] = await lockCharges(tx.db, record, category, 'with those deleted');
  if (!newest) return;
  await charging(tx, record, {
    billItemId: newest.billItemId,
    description: `${newest.title ?? newest.description}, check${named(checkNumber)}`,
    amountCents: cents,
    onceKey: `check:${lineId}`,
  });
  publishBilling(tx, record);
}

const named = (number: number | null) => (number === null ? '' : ` ${number}`);

interface NewCharge {
  billItemId: string | null;
  description: string;
  amountCents: number;
  onceKey: string;
}

async function charging(tx: Tx, record: CaseRecord, { amountCents, ...line }: NewCharge): Promise<void> {
  await insertCharges(tx.db, [
    {
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
      id: newId(),
      quantity: 1,
      unitCents: amountCents,
      amountCents,
      incurredAt: tx.now,
      source: 'AUTO' as const,
      trigger: 'check',
      ...line,
    },
  ]);
  const { description } = line;
  await tx.audit(billingItemAudits.create, { ...onCase(record), data: { description, amountCents } });
}
