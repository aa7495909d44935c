import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseKey, insertCharges } from './billing-queries.ts';
import { publishBilling } from './publish-billing.ts';

export interface InterestCharge {
  case: CaseKey & { propertyId: string | null; ownerId: string | null };
  billItemId: string;
  description: string;
  /** Below zero reduces what was charged too much. */
  amountCents: number;
  incurredAt: Date;
  /** The line and the month, for which this comes once. */
  onceKey: string;
}

/** So many charges fit into one statement. */
const MOST_ROWS = 2_000;

/** Charges cases with interest on what they were billed; it comes on the next invoice of its company. */
export async function chargeInterest(
  tx: Pick<Tx, 'db' | 'publish'>,
  charges: readonly InterestCharge[],
): Promise<void> {
  for (let from = 0; from < charges.length; from += MOST_ROWS)
    await insertCharges(
      tx.db,
      charges.slice(from, from + MOST_ROWS).map(({ case: key, amountCents, ...line }) => ({
        firmId: key.firmId,
        clientId: key.clientId,
        caseId: key.id,
        id: newId(),
        quantity: 1,
        unitCents: amountCents,
        amountCents,
        source: 'AUTO' as const,
        trigger: 'interest',
        ...line,
      })),
    );
  const cases = new Map(charges.map((charge) => [charge.case.id, charge.case]));
  for (const one of cases.values()) publishBilling(tx, one);
}
