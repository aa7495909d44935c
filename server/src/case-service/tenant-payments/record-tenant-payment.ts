import { fault } from '@writdesk/contract/sentences/fault';
import { actorName, actorUserId } from '../../platform/actor.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { verbOf } from '../cases/actions/index.ts';
import { keysOf } from '../cases/record/index.ts';
import { insertTenantPayment } from './tenant-payment-queries.ts';
import { warnOfPayment } from './warn-of-payment.ts';

/** Money came: it is kept whatever the rule says, since nobody gains from a payment that goes unsaid. */
export const recordTenantPayment = verbOf(
  'recordTenantPayment',
  async ({ tx, record, today, context }, { receivedOn, amountCents, paysInFull, note }) => {
    if (receivedOn > today) refuseField('receivedOn', fault('paid_in_future'));
    const { guard, againstRule } = await warnOfPayment(tx, context, record, { amountCents, paysInFull });
    const ruleId = guard?.rule?.id ?? null;
    await insertTenantPayment(tx.db, {
      ...keysOf(record),
      id: newId(),
      receivedOn,
      amountCents,
      paysInFull,
      againstRule,
      ruleId,
      note,
      recordedBy: actorUserId(context.actor),
      recordedByName: actorName(context.actor),
      recordedAt: tx.now,
    });
    return {
      data: { receivedOn, amountCents, paysInFull, againstRule, ...(ruleId && { rule: ruleId }) },
    };
  },
);
