import type { auditExports } from '@writdesk/contract/audits/audit-exports';
import type { RouteInput } from '@writdesk/contract/route';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import type { UserContext } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { visibleRecord } from '../cases/record/index.ts';

/** Recalculates the whole trail of a case: nothing leaves but whether it holds. @throws `case_not_found` */
export async function verifyCaseAudit(
  context: UserContext,
  { params }: RouteInput<typeof auditExports.verifyCase>,
) {
  const { firmId, id } = await visibleRecord(context, params.id);
  const db = context.deps.db.as(systemScope);
  return verifyAudit(db, { trail: 'cases', subject: 'case', subjectId: id, firmId });
}
