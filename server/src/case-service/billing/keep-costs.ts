import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { addCost } from '../cases/record/index.ts';
import { appendDeltas, type Delta, deltasOfCost } from '../tallies/index.ts';

interface Charged {
  firmId: string;
  caseId: string;
  /** What came to the charges of the case; below zero for what was taken off. */
  amountCents: number;
}

/**
 * Keeps what cases have cost, in the transaction that charges them. They are written in one order, so that two who charge the same
 * cases wait for one another.
 */
export async function keepCosts(db: Kysely<DB>, charges: readonly Charged[]): Promise<void> {
  const deltas: Delta[] = [];
  const byCase = Map.groupBy(charges, ({ firmId, caseId }) => `${firmId} ${caseId}`);
  for (const [, ofOne] of [...byCase].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const cents = ofOne.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const [first] = ofOne;
    if (!first || cents === 0) continue;
    const written = await addCost(db, { firmId: first.firmId, id: first.caseId }, cents);
    deltas.push(...deltasOfCost(written, cents));
  }
  await appendDeltas(db, deltas);
}
