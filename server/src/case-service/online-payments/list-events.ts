import type { onlinePayments, PaymentEvent } from '@writdesk/contract/online-payments/online-payments';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Role } from '@writdesk/contract/permissions/roles';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { findSeenEvent, lockEvent, selectEventPage, updateEvent } from './event-queries.ts';
import { onlinePaymentAudits } from './online-payment-audits.ts';

type EventRow = NonNullable<Awaited<ReturnType<typeof findSeenEvent>>>;

/** What providers sent that fits no payment of ours, or whatever is asked for. */
export async function listEvents(context: UserContext, { query }: RouteInput<typeof onlinePayments.events>) {
  const { deps, scope } = context;
  const { roles } = personOf(context);
  const { rows, ...page } = await selectEventPage(deps.db.as(scope), scope, query);
  return { ...page, events: rows.map((row) => eventView(roles, row)) };
}

/** Closes one, with what was done about it. @throws `payment_event_not_found`; `conflict` for one that isn’t open. */
export async function closeEvent(
  context: UserContext,
  { body }: RouteInput<typeof onlinePayments.closeEvent>,
) {
  const { roles, name } = personOf(context);
  const { comment, ...key } = body;
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'payment-event.update') ? allow : deny('forbidden'));
    found(await findSeenEvent(tx.db, context.scope, key), 'payment_event_not_found');
    const event = found(await lockEvent(tx.db, key), 'payment_event_not_found');
    if (event.status !== 'UNMATCHED') refuse('conflict', { reason: fault('event_not_open') });
    const changes = { status: 'CLOSED' as const, note: comment, handledAt: tx.now, handledByName: name };
    await updateEvent(tx.db, key, changes);
    await tx.audit(onlinePaymentAudits.close, {
      firmId: key.firmId,
      subjectId: key.firmId,
      data: { eventId: key.eventId, comment },
    });
    return eventView(roles, { ...event, ...changes });
  });
}

function eventView(
  roles: readonly Role[],
  row: EventRow,
): Omit<PaymentEvent, 'occurredAt' | 'receivedAt'> & { occurredAt: Date; receivedAt: Date } {
  return {
    ...row,
    can: { close: row.status === 'UNMATCHED' && permitted(roles, 'payment-event.update') !== null },
  };
}
