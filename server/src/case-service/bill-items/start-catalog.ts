import { localDate } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { NewFirmFollower } from '../../user-service/firms/index.ts';
import { billItemAudits } from './bill-item-audits.ts';
import { insertBillItem, setPrice } from './bill-item-queries.ts';
import { standardItems } from '../billing/index.ts';

// A firm's zone can change; its first prices hold from a day that has begun everywhere in the country.
const FIRST_DAY_ZONE = 'Pacific/Honolulu';

/** Gives a new firm the standard bill items, each with a first price that it can change. */
export const startCatalog: NewFirmFollower = async (tx, _context, { id: firmId, attorneyFeeCents }) => {
  const effectiveFrom = localDate(tx.now, FIRST_DAY_ZONE);
  for (const { amountCents: usual, recoverable = false, ...item } of standardItems) {
    const id = newId();
    const amountCents = item.code === 'ATTORNEY_FEE' && attorneyFeeCents > 0 ? attorneyFeeCents : usual;
    await insertBillItem(tx.db, { firmId, id, ...item, recoverable, updatedAt: tx.now });
    await setPrice(tx.db, { firmId, billItemId: id, effectiveFrom, amountCents, createdAt: tx.now });
    const { title, accountNo } = item;
    await tx.audit(billItemAudits.create, {
      firmId,
      subjectId: id,
      data: { title, accountNo, amountCents, effectiveFrom },
    });
  }
};
