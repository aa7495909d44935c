import type { onlinePayments, StartedPayment } from '@writdesk/contract/online-payments/online-payments';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { findInvoice } from '../invoices/index.ts';
import { beginPayment } from './begin-payment.ts';

/**
 * Starts to pay what is left of invoices of one firm, on the provider’s own page.
 * @throws `invoice_not_found`, `invoice_not_open`, `payment_under_way`, `online_payment_off`, `invalid` naming the place.
 */
export async function startPayment(
  context: UserContext,
  { body: { invoiceIds } }: RouteInput<typeof onlinePayments.start>,
): Promise<StartedPayment> {
  const { deps, scope } = context;
  const { roles, userId, name, email } = personOf(context);
  const db = deps.db.as(scope);
  const now = deps.clock.now();
  const invoices = await Promise.all(
    invoiceIds.map(async (id) => found(await findInvoice(db, scope, id, now), 'invoice_not_found')),
  );
  const [first] = invoices;
  if (!first) return refuse('invoice_not_found');
  const { firmId, clientId } = first;
  for (const [index, one] of invoices.entries()) {
    const place = `invoiceIds.${index}`;
    if (invoiceIds.indexOf(one.id) < index) refuseField(place, fault('invoice_twice'));
    if (one.firmId !== firmId || one.clientId !== clientId)
      refuseField(place, fault('invoice_other_company'));
  }
  return beginPayment(context, {
    debtor: { firmId, clientId },
    invoiceIds,
    payer: { payerId: userId, payerName: name, payerEmail: email, isByLink: false },
    authorize: (tx) => tx.authorize(permitted(roles, 'invoice.pay') ? allow : deny('forbidden')),
  });
}
