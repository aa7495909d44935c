import type { reports } from '@writdesk/contract/reports/reports';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { reportAudits } from './report-audits.ts';
import { deleteReport, lockReport } from './report-queries.ts';
import { expireRuns } from './run-queries.ts';

/** Deletes a report of the caller's; its files go with the next round. @throws `not_found` */
export function removeReport(context: UserContext, { params }: RouteInput<typeof reports.remove>) {
  const { userId, roles, firmId, clientId } = context.actor;
  const key = { userId, id: params.id };
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'report.update') ? allow : deny('forbidden'));
    const { kind } = found(await lockReport(tx.db, key));
    await expireRuns(tx.db, key, tx.now);
    await deleteReport(tx.db, key);
    await tx.audit(reportAudits.remove, {
      subjectId: userId,
      firmId,
      clientId,
      data: { reportId: params.id, kind },
    });
    return { id: params.id };
  });
}
