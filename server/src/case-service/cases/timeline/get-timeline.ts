import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { visibleRecord } from '../record/index.ts';
import { keptInFirm } from './list-status-audit.ts';
import { eventsKeptFrom } from './timeline-limits.ts';
import { selectStatusChanges, selectTimeline } from './timeline-queries.ts';

/**
 * Everything that happened to a case, newest first; the client sees what is not the firm's own, and each role what the
 * table of permissions lets it read.
 */
export async function getTimeline(
  context: UserContext,
  { params, query }: RouteInput<typeof cases.timeline>,
): Promise<RouteReplyInput<typeof cases.timeline>> {
  const record = await visibleRecord(context, params.id);
  const rows = await selectTimeline(context.deps.db.as(context.scope), record, {
    kind: query.kind,
    forFirm: context.actor.roleType === 'Firm' || context.actor.roleType === 'Admin',
    kept: eventsKeptFrom(context.actor),
    limit: query.size,
    offset: (query.page - 1) * query.size,
  });
  return {
    events: rows.map((row) => ({
      seq: row.seq,
      kind: row.action,
      at: row.occurredAt,
      by: row.actorName,
      byUserId: row.actorId,
      data: row.data,
    })),
    total: Number(rows[0]?.total ?? 0),
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
  };
}

/** Status changes, oldest first. */
export async function getStatusAudit(
  context: UserContext,
  { params, query }: RouteInput<typeof cases.statusAudit>,
): Promise<RouteReplyInput<typeof cases.statusAudit>> {
  const record = await visibleRecord(context, params.id);
  const { rows, ...counted } = await selectStatusChanges(context.deps.db.as(context.scope), record, query);
  const isFirm = context.actor.roleType !== 'Client';
  return {
    statusChanges: rows.map((row) => ({
      id: row.id,
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
