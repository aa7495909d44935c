import type { billingItems } from '@writdesk/contract/billing-items/billing-items';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { onCase } from '../cases/record/index.ts';
import { billingItemAudits } from './billing-item-audits.ts';
import { lockLine, updateLine } from './billing-item-queries.ts';
import { publishBilling } from './publish-billing.ts';
import { requireUnbilled } from './update-billing-item.ts';

/**
 * Deletes a charge that isn’t on an invoice. What an action charged doesn’t come back when the action is repeated.
 * @throws `billing_item_not_found`, `billing_item_billed`.
 */
export async function deleteBillingItem(
  context: UserContext,
  { params }: RouteInput<typeof billingItems.remove>,
) {
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'billing-item.delete') ? allow : deny('forbidden'));
    const { record, line } = found(await lockLine(tx.db, context.scope, params.id), 'billing_item_not_found');
    requireUnbilled(line);
    await updateLine(tx.db, line, { status: 'DELETED' });
    const { description, amountCents } = line;
    await tx.audit(billingItemAudits.remove, { ...onCase(record), data: { description, amountCents } });
    publishBilling(tx, record);
    return { id: line.id };
  });
}
