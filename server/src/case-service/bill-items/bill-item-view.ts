import type { BillItem } from '@writdesk/contract/bill-items/bill-items';
import { chargedItems, chargeTriggers } from '@writdesk/contract/invoices/bill-items';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../platform/actor.ts';
import type { BillItemRow } from './bill-item-queries.ts';

/** The actions on a case that charge the item with this code. */
export const chargedBy = (code: string | null) =>
  chargeTriggers.filter((trigger) => chargedItems[trigger].some((item) => item.code === code));

/** An item as the API says it, with what the caller may do with it. */
export function billItemView({ roles }: UserActor, row: BillItemRow): BillItem {
  const { firmId, firmName, active, ...item } = row;
  const triggers = chargedBy(row.code);
  const mayUpdate = permitted(roles, 'bill-item.update') !== null;
  const isFree = triggers.length === 0;
  return {
    ...item,
    firm: { id: firmId, name: firmName },
    status: active ? 'active' : 'inactive',
    chargedBy: triggers,
    can: {
      update: mayUpdate,
      deactivate: mayUpdate && isFree,
      delete: permitted(roles, 'bill-item.delete') !== null && isFree && !row.isUsed,
    },
  };
}
