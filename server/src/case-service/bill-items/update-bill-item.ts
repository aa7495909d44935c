import type { billItems } from '@writdesk/contract/bill-items/bill-items';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { billItemAudits } from './bill-item-audits.ts';
import {
  type BillItemRow,
  findBillItem,
  findFirmOfItem,
  lockBillItem,
  setPrice,
  updateBillItemRow,
} from './bill-item-queries.ts';
import { billItemView, chargedBy } from './bill-item-view.ts';
import { refuseTakenTitle } from './create-bill-item.ts';

type Body = RouteInput<typeof billItems.update>['body'];
const changeable = [
  'title',
  'description',
  'accountNo',
  'category',
  'pricing',
  'recoverable',
  'utbmsCode',
  'active',
] as const;

/**
 * Changes an item; what is absent stays. A price holds from its day on, and lines that were charged before keep theirs.
 * @throws `bill_item_not_found`, `conflict` for a stale version, `bill_item_charged` for the deactivation of an item
 *   that actions charge, `invalid` naming the field.
 */
export async function updateBillItem(
  context: UserContext,
  { params, body }: RouteInput<typeof billItems.update>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'bill-item.update') ? allow : deny('forbidden'));
    const owner = found(await findFirmOfItem(tx.db, context.scope, params.id), 'bill_item_not_found');
    const catalog = { firmId: owner.firmId, today: localDate(tx.now, owner.timeZone) };
    await lockBillItem(tx.db, owner.firmId, params.id);
    const item = found(await findBillItem(tx.db, catalog, params.id), 'bill_item_not_found');
    if (body.version !== undefined && body.version !== item.version)
      refuse('conflict', { current: billItemView(actor, item) });
    if (body.active === false && chargedBy(item.code).length) refuse('bill_item_charged');
    const price = priceOf(body, catalog.today);
    const changed = changedOf(item, body);
    await updateBillItemRow(
      tx.db,
      item,
      Object.fromEntries(changed.map(([key, { after }]) => [key, after])),
      tx.now,
    );
    if (price)
      await setPrice(tx.db, { firmId: item.firmId, billItemId: item.id, ...price, createdAt: tx.now });
    await tx.audit(billItemAudits.update, {
      firmId: item.firmId,
      subjectId: item.id,
      data: { changed: Object.fromEntries(changed), ...(price && { price }) },
    });
    return billItemView(actor, found(await findBillItem(tx.db, catalog, item.id), 'bill_item_not_found'));
  }).catch(refuseTakenTitle);
}

function priceOf({ amountCents, effectiveFrom }: Body, today: string) {
  if (amountCents === undefined) {
    if (effectiveFrom !== undefined) refuseField('amountCents', fault('price_missing'));
    return null;
  }
  if (effectiveFrom !== undefined && effectiveFrom < today) refuseField('effectiveFrom', fault('price_past'));
  return { amountCents, effectiveFrom: effectiveFrom ?? today };
}

/** What becomes another value, by field. */
const changedOf = (item: BillItemRow, body: Body) =>
  changeable.flatMap((key) => {
    const after = body[key];
    return after === undefined || after === item[key] ? [] : [[key, { before: item[key], after }] as const];
  });
