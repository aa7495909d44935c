import type { billItems } from '@writdesk/contract/bill-items/bill-items';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { selectBillItemPage, selectChoices } from './bill-item-queries.ts';
import { billItemView } from './bill-item-view.ts';

/** A page of a firm's catalog. */
export async function listBillItems(context: UserContext, { query }: RouteInput<typeof billItems.list>) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const firm = await chosenFirm(db, scope, query.firmId);
  if (!firm) return { billItems: [], total: 0, totalIsCapped: false, page: query.page, pageSize: query.size };
  const catalog = { firmId: firm.id, today: localDate(deps.clock.now(), firm.timeZone) };
  const { rows, ...counted } = await selectBillItemPage(db, catalog, query);
  return { billItems: rows.map((row) => billItemView(personOf(context), row)), ...counted };
}

/** Active items of a firm's catalog, for a picker. */
export async function selectBillItems(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof billItems.selectList>,
) {
  const db = deps.db.as(scope);
  const firm = await chosenFirm(db, scope, query.firmId);
  if (!firm) return { billItems: [] };
  const catalog = { firmId: firm.id, today: localDate(deps.clock.now(), firm.timeZone) };
  return { billItems: await selectChoices(db, catalog, query.search) };
}
