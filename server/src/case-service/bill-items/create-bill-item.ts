import type { billItems } from '@writdesk/contract/bill-items/bill-items';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { billItemAudits } from './bill-item-audits.ts';
import { findBillItem, insertBillItem, setPrice } from './bill-item-queries.ts';
import { billItemView } from './bill-item-view.ts';

/**
 * Adds an item to a firm's catalog.
 * @throws `invalid` naming the field: a title that another item has, a price that starts in the past, no firm.
 */
export async function createBillItem(context: UserContext, { body }: RouteInput<typeof billItems.create>) {
  const actor = personOf(context);
  const { firmId, amountCents, effectiveFrom, ...facts } = body;
  const id = newId();
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'bill-item.create') ? allow : deny('forbidden'));
    if (!actor.firmId && !firmId) refuseField('firmId', fault('firm_missing'));
    const firm = found(await chosenFirm(tx.db, context.scope, firmId ?? null));
    const today = localDate(tx.now, firm.timeZone);
    if (effectiveFrom && effectiveFrom < today) refuseField('effectiveFrom', fault('price_past'));
    const price = { amountCents, effectiveFrom: effectiveFrom ?? today };
    await insertBillItem(tx.db, { firmId: firm.id, id, ...facts, updatedAt: tx.now });
    await setPrice(tx.db, { firmId: firm.id, billItemId: id, ...price, createdAt: tx.now });
    await tx.audit(billItemAudits.create, {
      firmId: firm.id,
      subjectId: id,
      data: { title: facts.title, accountNo: facts.accountNo, ...price },
    });
    return billItemView(actor, found(await findBillItem(tx.db, { firmId: firm.id, today }, id)));
  }).catch(refuseTakenTitle);
}

/** Two items of one name look the same on an invoice. */
export function refuseTakenTitle(error: unknown): never {
  if (isUniqueViolation(error, 'bill_item_title')) refuseField('title', fault('bill_item_title_taken'));
  throw error;
}
