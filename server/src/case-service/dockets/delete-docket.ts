import type { dockets } from '@writdesk/contract/dockets/dockets';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { lockDockets } from './case-docket-queries.ts';
import { docketAudits } from './docket-audits.ts';
import { findDocket, updateDocket } from './docket-queries.ts';

/**
 * Deletes a docket on which no case stands. Its row stays for the cases that once stood on it; the sitting is free.
 * @throws `docket_not_found`, `docket_not_empty`
 */
export async function deleteDocket(
  context: UserContext,
  { params: { id } }: RouteInput<typeof dockets.delete>,
) {
  const { roles, firmId, userId } = personOf(context);
  if (!firmId) return refuse('forbidden');
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'docket.delete') ? allow : deny('forbidden'));
    found(await findDocket(tx.db, context.scope, id), 'docket_not_found');
    const [locked] = await lockDockets(tx.db, firmId, [id]);
    const docket = found(locked, 'docket_not_found');
    if (docket.caseCount > 0) refuse('docket_not_empty', { caseCount: docket.caseCount });
    await updateDocket(tx.db, { firmId, id }, { deletedBy: userId, deletedAt: tx.now });
    await tx.audit(docketAudits.delete, {
      firmId,
      subjectId: id,
      data: { date: docket.hearingDate, time: docket.hearingTime, room: docket.room },
    });
    return { id };
  });
}
