import type { billItems } from '@writdesk/contract/bill-items/bill-items';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isStillReferenced } from '../../platform/http/errors.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { billItemAudits } from './bill-item-audits.ts';
import {
  deleteItemRow,
  findBillItem,
  findFirmOfItem,
  lockBillItem,
  selectItemUsers,
} from './bill-item-queries.ts';
import { chargedBy } from './bill-item-view.ts';

/**
 * Deletes an item that nothing uses.
 * @throws `bill_item_not_found`, `bill_item_charged` for one that actions charge, `bill_item_used` with what uses it.
 */
export async function deleteBillItem(context: UserContext, { params }: RouteInput<typeof billItems.remove>) {
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'bill-item.delete') ? allow : deny('forbidden'));
    const owner = found(await findFirmOfItem(tx.db, context.scope, params.id), 'bill_item_not_found');
    const { firmId } = owner;
    await lockBillItem(tx.db, firmId, params.id);
    const catalog = { firmId, today: localDate(tx.now, owner.timeZone) };
    const item = found(await findBillItem(tx.db, catalog, params.id), 'bill_item_not_found');
    if (chargedBy(item.code).length) refuse('bill_item_charged');
    const users = await selectItemUsers(tx.db, firmId, item.id);
    if (users.charges > 0 || users.workflows.length > 0) refuse('bill_item_used', { users });
    await deleteItemRow(tx.db, firmId, item.id).catch((error: unknown) => {
      // Charges of cases that the caller may not see, behind a wall or sealed, are in no count.
      if (isStillReferenced(error, 'billing_item_catalog')) refuse('bill_item_used', { users });
      throw error;
    });
    await tx.audit(billItemAudits.remove, {
      firmId,
      subjectId: item.id,
      data: { title: item.title, accountNo: item.accountNo },
    });
    return { id: item.id };
  });
}
