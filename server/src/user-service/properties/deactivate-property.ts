import { companyStage, firmStage, filedOrLater } from '@writdesk/contract/cases/case-stages';
import type { properties } from '@writdesk/contract/properties/properties';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { publishProperty } from './add-property.ts';
import {
  deleteProperty,
  hasUnits,
  type LockedProperty,
  lockProperty,
  updatePropertyRow,
} from './change-property-queries.ts';
import { takePropertyFromAll } from './manager-queries.ts';
import { propertyAudits } from './property-audits.ts';
import { hasCases, selectOpenCases } from './property-case-queries.ts';
import { isStoppedByAnyCase, mayDo } from './property-policy.ts';
import { readProperty } from './read-property.ts';

const filed: readonly string[] = filedOrLater;
const unfiled = [...companyStage, ...firmStage].filter((status) => !filed.includes(status));

/**
 * Opens no further case for a property; its managers keep reading it. A draft that nothing uses disappears.
 * @throws `property_not_found`, `conflict` for a stale version or an inactive property, `invalid` without the reason that client
 *   care gives, `property_has_open_cases` naming them: any that is open, or for client care any that isn't filed yet
 */
export function deactivateProperty(
  context: UserContext,
  { params, body }: RouteInput<typeof properties.deactivate>,
) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(mayDo(actor, 'property.deactivate'));
    const property = found(await lockProperty(tx.db, context.scope, params.id), 'property_not_found');
    const current = () => readProperty(tx.db, context, property.id);
    if (body.version !== undefined && body.version !== property.version)
      refuse('conflict', { current: await current() });
    if (property.status === 'INACTIVE')
      refuse('conflict', { reason: fault('property_is_inactive'), current: await current() });
    const { id, clientId } = property;
    if (await isUnusedDraft(tx, property)) {
      await takePropertyFromAll(tx.db, id);
      await deleteProperty(tx.db, id);
      await tx.audit(propertyAudits.deleteDraft, { subjectId: id, clientId, data: { name: property.name } });
      publishProperty(tx, property);
      return { id, deleted: true };
    }
    const isOwner = isStoppedByAnyCase(actor);
    if (!isOwner && !body.reason) refuseField('reason', fault('deactivation_reason'));
    await refuseOpenCases(tx, id, isOwner);
    const reason = body.reason ?? null;
    await updatePropertyRow(tx.db, id, { status: 'INACTIVE', inactiveReason: reason }, tx.now);
    await tx.audit(propertyAudits.deactivate, {
      subjectId: id,
      clientId,
      data: { before: property.status, reason },
    });
    publishProperty(tx, property);
    return { id, deleted: false };
  });
}

async function isUnusedDraft(tx: Tx, { id, status }: LockedProperty): Promise<boolean> {
  return status === 'DRAFT' && !(await hasUnits(tx.db, id)) && !(await hasCases(tx.db, id));
}

async function refuseOpenCases(tx: Tx, propertyId: string, isOwner: boolean): Promise<void> {
  const { cases, total } = await selectOpenCases(tx.db, propertyId, isOwner ? null : unfiled);
  if (total === 0) return;
  const reason = isOwner
    ? fault('open_cases_first', { count: total })
    : fault('unfiled_cases_first', { count: total });
  refuse('property_has_open_cases', { reason, cases, total });
}
