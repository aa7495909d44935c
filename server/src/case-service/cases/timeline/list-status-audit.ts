import type { caseStatusAudits } from '@writdesk/contract/audits/case-status-audits';
import { caseActionFacts, caseActionNames } from '@writdesk/contract/cases/case-actions';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { selectStatusAuditPage } from './status-audit-queries.ts';

/** Actions of which the company doesn’t read why. */
export const keptInFirm: ReadonlySet<string> = new Set(
  caseActionNames.filter((name) => caseActionFacts[name].visibility === 'FIRM'),
);

/** A page of the status changes of all cases that the caller sees. */
export async function listStatusAudit(
  { deps, scope, actor }: UserContext,
  { query }: RouteInput<typeof caseStatusAudits.list>,
) {
  const { rows, ...counted } = await selectStatusAuditPage(deps.db.as(scope), scope, query);
  const isFirm = actor.roleType !== 'Client';
  return {
    statusChanges: rows.map(({ id, caseId, title, caseNumber, caseDraftNumber, ...row }) => ({
      id,
      case: { id: caseId, title, caseNumber, caseDraftNumber },
      client: { id: row.clientId, name: row.clientName ?? '' },
      courthouseName: row.courthouseName,
      countyName: row.countyName,
      fromStatus: row.fromStatus,
      toStatus: row.toStatus,
      action: row.action,
      comment: isFirm || !keptInFirm.has(row.action) ? row.comment : null,
      by: row.actorName,
      byUserId: row.actorId,
      at: row.occurredAt,
    })),
    ...counted,
  };
}
