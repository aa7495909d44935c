import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { clearCheck } from '../checks/index.ts';
import { clearTrustItem } from '../trust/index.ts';
import { insertMatches } from './bank-line-queries.ts';
import type { BookRow } from './book-item-queries.ts';

type Cleared = Pick<BookRow, 'kind' | 'itemId' | 'isReturn'>;

/** What a line stands for is cleared on the bank’s day; without a day it is not anymore. */
export async function clearBook(
  tx: Tx,
  firmId: string,
  { kind, itemId, isReturn }: Cleared,
  day: string | null,
): Promise<void> {
  const key = { firmId, id: itemId };
  if (kind === 'TRUST') await clearTrustItem(tx.db, key, isReturn, day);
  // A payment is known to be at the bank by its line alone.
  if (kind === 'CHECK') await clearCheck(tx.db, key, day);
}

/** Says that a line stands for what is in the books. */
export async function matchLine(
  tx: Tx,
  context: UserContext,
  line: { firmId: string; id: string; postedOn: string },
  items: readonly Omit<BookRow, 'day' | 'number' | 'name'>[],
  isAutomatic: boolean,
): Promise<void> {
  await insertMatches(
    tx.db,
    items.map(({ kind, itemId, isReturn, amountCents }) => ({
      firmId: line.firmId,
      lineId: line.id,
      kind,
      itemId,
      isReturn,
      amountCents,
      isAutomatic,
      matchedByName: context.actor.name,
      matchedAt: tx.now,
    })),
  );
  for (const item of items) await clearBook(tx, line.firmId, item, line.postedOn);
}
