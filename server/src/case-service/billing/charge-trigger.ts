import { chargeActions, type ChargeTrigger, chargedItems } from '@writdesk/contract/invoices/bill-items';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { selectStepBilling } from '../workflows/index.ts';
import { attorneyFeeCents, type CaseKey, insertCharges, selectBillItems } from './billing-queries.ts';
import { chargeStep } from './charge-steps.ts';

export interface Charge {
  case: CaseKey;
  trigger: ChargeTrigger;
  /** Defendants, for what is asked for each of them. */
  quantity: number;
  /** What was really paid, in cents each, for court costs and service; the catalog's amount when absent. */
  actualCents?: number | undefined;
  /** What the charge may come once for: the case, or e.g. each docket that was heard. */
  onceFor?: string | undefined;
}

type Item = Awaited<ReturnType<typeof selectBillItems>>[number];

const ATTORNEY_FEE = 'ATTORNEY_FEE';

/**
 * Adds what an action of a case costs: what the step of its workflow names for this action, or where no step says
 * anything, the usual items of the firm’s catalog. Repeating the action adds nothing; what costs nothing is
 * no line. An attorney fee that the catalog doesn't price is the firm's own.
 * @returns the lines that are new.
 */
export async function chargeTrigger(
  tx: Pick<Tx, 'db' | 'now'>,
  { case: key, trigger, quantity, actualCents, onceFor }: Charge,
): Promise<{ id: string; description: string; amountCents: number }[]> {
  const steps = await selectStepBilling(tx.db, key);
  const pinned = steps.find(
    ({ action, billing }) => action === chargeActions[trigger] && billing.some(({ on }) => on === 'COMPLETE'),
  );
  if (pinned) {
    const once = onceFor ?? pinned.id;
    return chargeStep(tx, key, { step: pinned, on: 'COMPLETE', actualCents, onceFor: once });
  }
  // What another step of the workflow charges comes there, and not twice.
  const chargedElsewhere = new Set(
    steps.flatMap(({ billing }) => billing.map(({ billItemId }) => billItemId)),
  );
  const rules = chargedItems[trigger];
  const items: Item[] = await selectBillItems(
    tx.db,
    key.firmId,
    { codes: rules.map((rule) => rule.code) },
    tx.now,
  );
  if (trigger === 'approval') await priceAttorney(tx, key.firmId, items);
  const charges = rules.flatMap((rule) => {
    const item = items.find(({ code }) => code === rule.code);
    if (!item || chargedElsewhere.has(item.id)) return [];
    const count = rule.times === 'quantity' ? quantity : 1;
    const unitCents = ('actual' in rule ? actualCents : undefined) ?? item.amountCents;
    if (count * unitCents === 0) return [];
    return {
      firmId: key.firmId,
      clientId: key.clientId,
      caseId: key.id,
      id: newId(),
      billItemId: item.id || null,
      description: item.title,
      quantity: count,
      unitCents,
      amountCents: count * unitCents,
      incurredAt: tx.now,
      source: 'AUTO' as const,
      trigger,
      onceKey: [trigger, rule.code, onceFor].filter(Boolean).join(':'),
    };
  });
  return charges.length ? insertCharges(tx.db, charges) : [];
}

async function priceAttorney(tx: Pick<Tx, 'db'>, firmId: string, items: Item[]): Promise<void> {
  const item = items.find(({ code }) => code === ATTORNEY_FEE);
  if (item && item.amountCents > 0) return;
  const cents = await attorneyFeeCents(tx.db, firmId);
  if (item) item.amountCents = cents;
  else items.push({ id: '', code: ATTORNEY_FEE, title: 'Attorney fee', amountCents: cents });
}
