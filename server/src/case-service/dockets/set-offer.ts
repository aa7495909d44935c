import type { courtDay } from '@writdesk/contract/court-day/court-day';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { caseLive, lockCase, onCase } from '../cases/record/index.ts';
import { findPlace, offerAt } from './case-docket-queries.ts';
import { caseDocketAudits } from './docket-audits.ts';

/**
 * Sets what a tenant is offered at the hearing of their case.
 * @throws `case_not_found`, `conflict`; `invalid` at `caseId` for a case that isn't set on the docket.
 */
export async function setOffer(
  context: UserContext,
  { params: { id: docketId }, body: { caseId, offer, version } }: RouteInput<typeof courtDay.setOffer>,
) {
  const { roles, userId } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'docket.apply') ? allow : deny('forbidden'));
    const record = found(await lockCase(tx.db, context.scope, caseId), 'case_not_found');
    if (version !== undefined && version !== record.version) refuse('conflict');
    const place = await findPlace(tx.db, record);
    if (place?.docketId !== docketId) return refuseField('caseId', fault('docket_case_not_on_it'));
    await offerAt(tx.db, record, { id: place.id, offer, by: userId, at: tx.now });
    await tx.audit(caseDocketAudits.offered, { ...onCase(record), data: { docketId, offer } });
    tx.publish(caseLive.changed, { firmId: record.firmId, caseId: record.id });
    return { caseId, offer };
  });
}
