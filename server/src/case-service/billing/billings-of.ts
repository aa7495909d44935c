import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { type CaseKey, selectBillings, shownBilling } from './billing-queries.ts';

type Billing = ReturnType<typeof shownBilling>;

export interface Billings {
  unbilled: Billing[];
  billed: Billing[];
  unbilledTotal: number;
  billedTotal: number;
}

/**
 * What a case has cost: not yet billed, and billed. A credited line was billed and stays; its credit is a line of its
 * own. What was written off is shown and counts nowhere.
 * @param key a case that the caller has seen under their scope.
 */
export async function billingsOf(db: Kysely<DB>, key: Pick<CaseKey, 'firmId' | 'id'>): Promise<Billings> {
  const rows = (await selectBillings(db, key)).map(shownBilling);
  const unbilled = rows.filter((row) => row.status === 'UNBILLED');
  const billed = rows.filter((row) => row.status !== 'UNBILLED');
  return {
    unbilled,
    billed,
    unbilledTotal: sum(unbilled),
    billedTotal: sum(billed.filter((row) => row.status !== 'WRITTEN_OFF')),
  };
}

const sum = (rows: readonly Billing[]): number => rows.reduce((cents, row) => cents + row.amountCents, 0);
