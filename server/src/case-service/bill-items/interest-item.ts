import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { billItemAudits } from './bill-item-audits.ts';
import { findCoded, insertBillItem, isTitleTaken, setPrice } from './bill-item-queries.ts';

const CODE = 'INTEREST';
const ITEM = {
  code: CODE,
  accountNo: '4090',
  category: 'INTEREST' as const,
  pricing: 'ACTUAL' as const,
  recoverable: false,
};

/** The item of a firm’s catalog with which interest is charged; a firm that has none yet gets it. @returns its id. */
export async function interestItem(tx: Tx, firmId: string): Promise<string> {
  const known = await findCoded(tx.db, firmId, CODE);
  if (known) return known.id;
  const id = newId();
  const effectiveFrom = await firmToday(tx.db, firmId, tx.now);
  const title = await freeTitle(tx, firmId);
  await insertBillItem(tx.db, { firmId, id, ...ITEM, title, updatedAt: tx.now });
  await setPrice(tx.db, { firmId, billItemId: id, effectiveFrom, amountCents: 0, createdAt: tx.now });
  const { accountNo } = ITEM;
  await tx.audit(billItemAudits.create, {
    firmId,
    subjectId: id,
    data: { title, accountNo, amountCents: 0, effectiveFrom },
  });
  return id;
}

/** Two items of one name look the same on an invoice. */
async function freeTitle(tx: Tx, firmId: string): Promise<string> {
  const title = 'Interest on overdue invoices';
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? title : `${title} ${count}`;
    if (!(await isTitleTaken(tx.db, firmId, candidate))) return candidate;
  }
}
