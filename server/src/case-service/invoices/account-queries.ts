import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

/** Who owes whom. */
export interface Debtor {
  firmId: string;
  clientId: string;
}

/**
 * Holds the account of a company with a firm until the transaction ends: of two who move its money, or of a payment and a new
 * case of the company, the second sees what the first has done.
 */
export async function lockAccount(db: Kysely<DB>, { firmId, clientId }: Debtor, now: Date): Promise<void> {
  await db
    .insertInto('cases.billingAccount')
    .values({ firmId, clientId, movedAt: now })
    .onConflict((conflict) => conflict.columns(['firmId', 'clientId']).doUpdateSet({ movedAt: now }))
    .execute();
}

/** Whether a firm has ever billed a company, or a case of it was submitted there. */
export async function hasAccount(db: Kysely<DB>, { firmId, clientId }: Debtor): Promise<boolean> {
  const row = await db
    .selectFrom('cases.billingAccount')
    .select('firmId')
    .where('firmId', '=', firmId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row !== undefined;
}
