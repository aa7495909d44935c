import { overdueExceptionNotifications } from '@writdesk/contract/invoices/overdue-exception-notifications';
import type { overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { careAudience, firmAudience } from '../cases/actions/index.ts';
import { findTerms, hasAccount, isHeldByOverdue, lockAccount } from '../invoices/index.ts';
import { requireExceptionDay } from './exception-days.ts';
import { overdueExceptionAudits } from './overdue-exception-audits.ts';
import { overdueExceptionLive } from './overdue-exception-live.ts';
import { findStanding, insertException } from './overdue-exception-queries.ts';
import { readException } from './overdue-exception-view.ts';

/**
 * Asks a firm to take the company’s new cases although an invoice is overdue. A company waits for one answer at a time.
 * @throws `not_found` for a firm that bills the company nothing, `conflict` where nothing is overdue or an exception was asked for
 *   or stands already, `invalid` naming the field.
 */
export async function requestException(
  context: UserContext,
  { body }: RouteInput<typeof overdueExceptions.request>,
) {
  const { roles, clientId, userId, name } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'invoice.request-exception') && clientId ? allow : deny('forbidden'));
    if (!clientId) return refuse('forbidden');
    const { firmId, reason, promisedOn } = body;
    const debtor = { firmId, clientId };
    if (!(await hasAccount(tx.db, debtor))) refuse('not_found');
    await lockAccount(tx.db, debtor, tx.now);
    const { today } = found(await findTerms(tx.db, debtor, tx.now), 'not_found');
    requireExceptionDay('promisedOn', promisedOn, today);
    if (!(await isHeldByOverdue(tx.db, debtor, tx.now))) refuse('conflict', { reason: fault('not_overdue') });
    if (await findStanding(tx.db, debtor, tx.now)) refuse('conflict', { reason: fault('exception_stands') });
    const id = newId();
    await insertException(tx.db, {
      ...debtor,
      id,
      status: 'REQUESTED',
      reason,
      promisedOn,
      requestedBy: userId,
      requestedByName: name,
      requestedAt: tx.now,
    });
    await tx.audit(overdueExceptionAudits.request, {
      ...debtor,
      subjectId: id,
      data: { reason, promisedOn },
    });
    tx.publish(overdueExceptionLive.changed, debtor);
    const reply = await readException(tx.db, context, id, tx.now);
    await notifyIn(tx, overdueExceptionNotifications.requested, {
      userIds: [
        ...(await firmAudience(tx.db, debtor, ['firm_admin'])),
        ...(await careAudience(tx.db, debtor)),
      ],
      subject: { kind: 'overdue-exception', id },
      params: { company: reply.client.name ?? '', promisedOn },
    });
    return reply;
  });
}
