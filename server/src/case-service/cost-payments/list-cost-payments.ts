import type { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectBilledCosts, selectCostPaymentPage, selectUnpaidPage } from './cost-payment-queries.ts';
import { costPaymentView } from './cost-payment-view.ts';

/** A page of what the firm paid without a check, or seems to have paid. */
export async function listCostPayments(
  context: UserContext,
  { query }: RouteInput<typeof costPayments.list>,
) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { rows, total, amountCents } = await selectCostPaymentPage(deps.db.as(scope), scope, query);
  return {
    costPayments: rows.map((row) => costPaymentView(actor, row)),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
    amountCents,
  };
}

/** A page of the cases whose costs are billed and not paid. */
export async function listUnpaidCosts(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof costPayments.unpaid>,
) {
  const db = deps.db.as(scope);
  const { rows, total, unpaidCents } = await selectUnpaidPage(db, scope, query);
  const charges = await selectBilledCosts(
    db,
    rows.map(({ caseId }) => caseId),
  );
  return {
    unpaidCosts: rows.map(({ caseId, title, clientId, clientName, accruedCents }) => ({
      case: { id: caseId, title },
      client: { id: clientId, name: clientName ?? '' },
      unpaidCents: accruedCents,
      charges: charges.filter((charge) => charge.caseId === caseId),
    })),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
    unpaidCents,
  };
}
