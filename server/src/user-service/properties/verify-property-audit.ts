import type { audits } from '@writdesk/contract/audits/audits';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import type { UserContext } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import { findProperty } from './property-queries.ts';

/** Recalculates the whole trail of a property, rows that the caller can’t read included: nothing of them leaves but whether they hold. */
export async function verifyPropertyAudit(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof audits.verifyProperty>,
): Promise<RouteReplyInput<typeof audits.verifyProperty>> {
  found(await findProperty(deps.db.as(scope), scope, params.id), 'property_not_found');
  return verifyAudit(deps.db.as(systemScope), {
    trail: 'users',
    subject: 'property',
    subjectId: params.id,
  });
}
