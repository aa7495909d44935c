import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectHolding } from '../invoices/index.ts';
import { selectLettingIn } from '../overdue-exceptions/index.ts';

/** Where overdue invoices hold cases now; a company that its firm excepts is held by none of them. */
export async function selectHoldingNow(db: Kysely<DB>, now: Date) {
  const [holding, lettingIn] = await Promise.all([selectHolding(db, now), selectLettingIn(db, now)]);
  return holding.filter(
    (one) => !lettingIn.some(({ firmId, clientId }) => firmId === one.firmId && clientId === one.clientId),
  );
}
