import type { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import { type CostPaymentRow, findCostPayment } from './cost-payment-queries.ts';

type CostPaymentReply = RouteReplyInput<typeof costPayments.record>;

/** A payment of a cost as the API says it, with what the caller may do with it. */
export function costPaymentView({ roles }: UserActor, row: CostPaymentRow): CostPaymentReply {
  const may = permitted(roles, 'cost-payment.update') !== null;
  return {
    ...row,
    firm: { id: row.firmId, name: row.firmName ?? '' },
    client: { id: row.clientId, name: row.clientName ?? '' },
    case: { id: row.caseId, title: row.caseTitle },
    can: {
      confirm: may && row.status === 'PROPOSED',
      end: may && (row.status === 'PROPOSED' || row.status === 'RECORDED'),
    },
  };
}

/** @throws `cost_payment_not_found` */
export async function readCostPayment(db: Kysely<DB>, actor: UserActor, scope: Scope, id: string) {
  return costPaymentView(actor, found(await findCostPayment(db, scope, id), 'cost_payment_not_found'));
}
