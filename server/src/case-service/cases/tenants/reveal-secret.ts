import type { cases } from '@writdesk/contract/cases/cases';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { allow, deny, found, refuseField, refuseUntil } from '../../../platform/http/refuse.ts';
import { findCase } from '../record/index.ts';
import { countLooks } from './look-queries.ts';
import { selectTenants } from './tenant-queries.ts';
import { tenantAudits } from './tenant-audits.ts';

/** Who needs more than this looks at a person's documents by the list, and that is nobody's work. */
const MOST_LOOKS = 30;
const WITHIN_MINUTES = 10;

/**
 * A defendant's whole SSN or date of birth, for one look with a reason. The look is on the case's trail before anything
 * is seen; the value itself is in no row, no log and no kept reply.
 * @throws `case_not_found`, `too_many_requests`, and `invalid` at `tenantId` or `field` where there is nothing.
 */
export async function revealSecret(
  context: UserContext,
  { params, body }: RouteInput<typeof cases.revealSecret>,
): Promise<RouteReplyInput<typeof cases.revealSecret>> {
  const { actor, scope, deps } = context;
  const { tenantId, field, reason } = body;
  const { sealed } = await transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'tenant.unmask') ? allow : deny('forbidden'));
    const record = found(await findCase(tx.db, scope, params.caseId), 'case_not_found');
    const tenant = (await selectTenants(tx.db, record)).find(({ id }) => id === tenantId);
    if (!tenant) refuseField('tenantId', fault('tenant_of_case'));
    const kept = field === 'ssn' ? tenant.ssnSealed : tenant.dobSealed;
    if (!kept) refuseField('field', fault('nothing_kept'));
    const since = new Date(tx.now.getTime() - WITHIN_MINUTES * 60_000);
    if ((await countLooks(tx.db, record.firmId, actor.userId, since)) >= MOST_LOOKS) {
      const until = new Date(tx.now.getTime() + WITHIN_MINUTES * 60_000);
      refuseUntil(until, tx.now, fault('looked_too_often', { most: MOST_LOOKS, minutes: WITHIN_MINUTES }));
    }
    await tx.audit(tenantAudits.unmask, {
      firmId: record.firmId,
      clientId: record.clientId,
      subjectId: record.id,
      data: { tenantId, field, reason },
    });
    return { sealed: kept };
  });
  const place = field === 'ssn' ? 'ssn' : 'dob';
  const value = deps.vault.open(sealed, `case_tenant.${place}:${tenantId}`);
  return { value: field === 'ssn' ? value.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3') : value };
}
