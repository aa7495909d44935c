import { permitted } from '@writdesk/contract/permissions/permissions';
import type { payments } from '@writdesk/contract/payments/payments';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import { type PaymentRow, selectPayments } from './payment-queries.ts';

/** A payment as the API says it, with what the caller may do with it. */
export function paymentView({ roles }: UserActor, row: PaymentRow): RouteReplyInput<typeof payments.record> {
  const may = permitted(roles, 'invoice.update') !== null && row.status === 'RECORDED';
  // What came from trust goes back there by its own reversal.
  return {
    ...row,
    firm: { id: row.firmId, name: row.firmName ?? '' },
    client: { id: row.clientId, name: row.clientName ?? '' },
    can: {
      reverse: may && row.refundedCents === 0 && row.method !== 'TRUST',
      refund: may && row.unappliedCents > 0,
      apply: may && row.unappliedCents > 0,
    },
  };
}

/** @throws `payment_not_found` */
export async function readPayment(db: Kysely<DB>, actor: UserActor, scope: Scope, id: string) {
  const [row] = await selectPayments(db, scope, [id]);
  return paymentView(actor, found(row, 'payment_not_found'));
}
