import type { billItems } from '@writdesk/contract/bill-items/bill-items';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { exportCsv } from '../storage/index.ts';
import { selectCatalog } from './bill-item-queries.ts';

const head = ['id', 'title', 'description', 'accountNo', 'category', 'amount', 'active'];

/** A firm's whole catalog as a file, at today's prices. */
export async function exportBillItems(
  context: UserContext,
  { query }: RouteInput<typeof billItems.exportCsv>,
) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const firm = found(await chosenFirm(db, scope, query.firmId));
  const today = localDate(deps.clock.now(), firm.timeZone);
  const items = await selectCatalog(db, { firmId: firm.id, today });
  const may = permitted(personOf(context).roles, 'bill-item.read') ? allow : deny('forbidden');
  return exportCsv(context, may, {
    fileName: 'bill-items.csv',
    firmId: firm.id,
    head,
    rows: items.map((item) => [
      item.id,
      item.title,
      item.description,
      item.accountNo,
      item.category,
      item.amountCents / 100,
      String(item.active),
    ]),
  });
}
