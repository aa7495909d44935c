import { chargeActions } from '@writdesk/contract/invoices/bill-items';
import type { StepBilling } from '@writdesk/contract/workflows/workflow-values';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import type { StepFollower } from '../workflows/index.ts';
import { type CaseKey, countDefendants, insertCharges, selectBillItems, stepKey } from './billing-queries.ts';

interface PinnedStep {
  id: string;
  action: string;
  billing: readonly StepBilling[];
}

/** Actions that charge with facts of their own, such as what the clerk really took. */
const chargedByAction: ReadonlySet<string> = new Set(Object.values(chargeActions));

/** Charges what the steps of a case name when they begin and when they are done. */
export const chargeSteps: StepFollower = async (tx, key, { completed, activated }) => {
  for (const step of completed) {
    if (chargedByAction.has(step.action)) continue;
    await chargeStep(tx, key, { step, on: 'COMPLETE', onceFor: step.id });
  }
  if (activated) await chargeStep(tx, key, { step: activated, on: 'ENTER', onceFor: activated.id });
};

export interface StepCharge {
  step: PinnedStep;
  on: StepBilling['on'];
  /** What was really paid, in cents. */
  actualCents?: number | undefined;
  /** What the charge comes once for. */
  onceFor: string;
}

/** @returns the lines that are new. */
export async function chargeStep(
  tx: Pick<Tx, 'db' | 'now'>,
  key: CaseKey,
  { step, on, actualCents, onceFor }: StepCharge,
) {
  const lines = step.billing.filter((line) => line.on === on);
  if (!lines.length) return [];
  const ids = lines.map(({ billItemId }) => billItemId);
  const [items, defendants] = await Promise.all([
    selectBillItems(tx.db, key.firmId, { ids }, tx.now),
    countDefendants(tx.db, key),
  ]);
  const charges = lines.flatMap((line) => {
    const item = items.find(({ id }) => id === line.billItemId);
    if (!item) return [];
    // What was paid is paid for all of them together.
    const isActual = line.amountSource !== 'FIXED' && actualCents !== undefined;
    const quantity = !isActual && line.quantity === 'PER_DEFENDANT' ? defendants : 1;
    const unitCents = isActual ? actualCents : item.amountCents;
    if (quantity * unitCents === 0) return [];
    return {
      firmId: key.firmId,
      clientId: key.clientId,
      caseId: key.id,
      id: newId(),
      billItemId: item.id,
      description: item.title,
      quantity,
      unitCents,
      amountCents: quantity * unitCents,
      incurredAt: tx.now,
      source: 'AUTO' as const,
      trigger: step.action.toLowerCase(),
      onceKey: stepKey(on, line.billItemId, onceFor),
    };
  });
  return charges.length ? insertCharges(tx.db, charges) : [];
}
