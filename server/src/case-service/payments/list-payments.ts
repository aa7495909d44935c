import type { payments } from '@writdesk/contract/payments/payments';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectPaymentPage } from './payment-queries.ts';
import { paymentView } from './payment-view.ts';

/** A page of the payments that the caller can see. */
export async function listPayments(context: UserContext, { query }: RouteInput<typeof payments.list>) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { rows, total, creditCents } = await selectPaymentPage(deps.db.as(scope), scope, query);
  return {
    payments: rows.map((row) => paymentView(actor, row)),
    total,
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
    creditCents,
  };
}
