import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { visibleRecord } from '../record/index.ts';
import { keptInFirm } from './list-status-audit.ts';
import { selectStatusChanges, selectTimeline } from './timeline-queries.ts';
import type { EventReaders } from '@writdesk/contract/cases/case-event';
import { caseEvents } from '@writdesk/contract/cases/case-events';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../../platform/actor.ts';

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

type Reader = Pick<UserActor, 'roles'>;

/** Whether somebody who sees the case reads its events of a kind that not everybody reads. */
const readers: Readonly<Record<EventReaders, (reader: Reader) => boolean>> = {
  documents: ({ roles }) => !permitted(roles, 'case.read')?.limits.includes('no-documents'),
  audit: ({ roles }) => permitted(roles, 'audit.read') !== null,
  rules: ({ roles }) => permitted(roles, 'rule-pack.read') !== null,
};

/** The kinds of events that somebody isn't notified of, though they see the case. */
export const eventsKeptFrom = (reader: Reader): string[] =>
  Object.values(caseEvents)
    .filter((event) => event.readers && !readers[event.readers](reader))
    .map(({ kind }) => kind);
