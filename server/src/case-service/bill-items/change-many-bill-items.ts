import { billItemChanges, type billItems } from '@writdesk/contract/bill-items/bill-items';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { eachOfMany } from '../../platform/http/each-of-many.ts';
import { updateBillItem } from './update-bill-item.ts';

/** Deactivates or reactivates many items. Each is its own transaction: what one is refused for stops no other. */
export function changeManyBillItems(
  context: UserContext,
  { params, body }: RouteInput<typeof billItems.bulk>,
) {
  const change = billItemChanges.parse({ active: params.action === 'reactivate' });
  return eachOfMany(context, body.rows, {
    act: (own, { id, version }) =>
      updateBillItem(own, { params: { id }, query: {}, body: { ...change, version } }),
  });
}
