import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Context } from '../../../platform/context.ts';
import { actorUserId } from '../../../platform/actor.ts';
import { transact } from '../../../platform/db/transact.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { lockAccount, overdueInvoices } from '../../invoices/index.ts';
import { useException } from '../../overdue-exceptions/index.ts';
import { findOwner } from '../record/index.ts';
import { type Act, actInside, type Given, requestOf } from '../actions/index.ts';
import { faultsOfCase } from './faults-of-case.ts';
import { dropAnswered } from '../reminders/index.ts';
import { answerRequests } from '../requests/index.ts';

type Submitted = Given<'submit'>;

/**
 * Hands the case to the firm. With an overdue invoice it is held instead and keeps its place; after a return it goes on
 * where it stood. Under an exception of the firm an overdue case comes in, and is counted. @throws `case_incomplete` with everything that is missing, at once.
 */
export async function submitCase(
  context: Context,
  given: Submitted,
): Promise<RouteReplyInput<typeof cases.submit>> {
  const { body } = given;
  // All in one transaction: what it returns is kept for a repeated idempotency key.
  return transact(context, async (tx) => {
    // A payment that comes at this moment finds the case held, or the case finds the invoice paid.
    const debtor = await findOwner(tx.db, context.scope, given.params.id);
    if (debtor) await lockAccount(tx.db, debtor, tx.now);
    let exception: Awaited<ReturnType<typeof useException>> | null = null;
    const reply = await actInside(tx, context, requestOf('submit', given), async (act) => {
      await requireComplete(act, body);
      if (act.record.status === 'RETURNED_TO_CLIENT') return resubmit(act, body.comment);
      const attested = { attestedBy: body.attestedBy ?? act.record.attestedBy, attestedAt: act.tx.now };
      if (act.facts.overdue && !act.facts.excepted) return { changes: attested, data: { held: true } };
      if (act.facts.overdue) exception = await useException(tx, act.record);
      return {
        changes: { ...attested, submittedAt: act.tx.now },
        ...(exception && { data: { exceptionId: exception.id } }),
      };
    });
    const isHeld = reply.status === 'PAYMENT_HOLD';
    const overdue = isHeld
      ? await overdueInvoices(tx.db, reply.firmId, reply.clientId, tx.now, reply.propertyId)
      : [];
    return { hasOverdueInvoices: isHeld, overdueInvoices: overdue, exception, case: reply };
  });
}

async function resubmit({ tx, record, context }: Act, comment: string | null) {
  await dropAnswered(tx.db, record, tx.now);
  await answerRequests(tx.db, record, 'CLIENT', { userId: actorUserId(context.actor), at: tx.now });
  return { comment, data: { resubmitted: true } };
}

async function requireComplete({ tx, record, context }: Act, body: Submitted['body']): Promise<void> {
  const errors = await faultsOfCase(tx.db, context.scope, record, body, tx.now);
  if (errors.length) refuse('case_incomplete', { errors });
}
