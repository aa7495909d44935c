import type { billItems } from '@writdesk/contract/bill-items/bill-items';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { selectChoices } from './bill-item-queries.ts';

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
